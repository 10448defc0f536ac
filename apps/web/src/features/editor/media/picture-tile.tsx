import { Menu } from '@mantine/core'
import { Ellipsis, ImageDown, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { type Offer, usePutPicture } from '#features/editor/model/use-put-picture.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface PictureTileProps {
  offer: Offer
  name: string
  face: ReactNode
  /** Under the picture: whose it is. */
  note?: ReactNode
  onRemove?: (() => void) | undefined
}

/** Pressed, it goes into the chosen frame or onto the page; dragged, to where it is let go. */
export function PictureTile({ offer, name, face, note, onRemove }: PictureTileProps) {
  const { t } = useTranslation('editor')
  const { dragged } = useEditing()
  const { busy, put } = usePutPicture()
  return (
    <li className="po-picture">
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-busy={busy === offer.id}
        draggable
        onClick={() => void put(offer, 'chosen')}
        onDragStart={(event) => {
          // The canvas asks for it once it is let go there.
          dragged.current = offer.input
          event.dataTransfer.setData('text/plain', name)
          event.dataTransfer.effectAllowed = 'copy'
        }}
        onDragEnd={() => {
          dragged.current = null
        }}
      >
        {face}
      </button>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <IconButton size="sm" icon={Ellipsis} label={t('media.more', { name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon of={ImageDown} size={16} />}
            onClick={() => void put(offer, 'behind')}
          >
            {t('media.behind')}
          </Menu.Item>
          {onRemove && (
            <Menu.Item
              className="po-more-danger"
              leftSection={<Icon of={Trash2} size={16} />}
              onClick={onRemove}
            >
              {t('media.drop')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {note && <small>{note}</small>}
    </li>
  )
}
