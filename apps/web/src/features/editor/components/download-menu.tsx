import { Menu } from '@mantine/core'
import { Download, FileText, Image, ImagePlus, ImageUp, RectangleVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#shared/api/use-action.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/ui/more-menu.css'

const files = {
  png: { icon: Image, query: { format: 'png' } },
  large: { icon: ImagePlus, query: { format: 'png', density: '2' } },
  portrait: { icon: RectangleVertical, query: { format: 'png', rendition: '4:5' } },
  jpeg: { icon: ImageUp, query: { format: 'jpeg' } },
  pdf: { icon: FileText, query: { format: 'pdf' } },
} as const
type FileKind = keyof typeof files
export type PictureQuery = (typeof files)[FileKind]['query']

const kinds = Object.keys(files) as FileKind[]

interface DownloadMenuProps {
  addressOf: (query: PictureQuery) => string
  /** A square can be taken as a portrait. */
  isSquare: boolean
  /** What is on the canvas has to be what is drawn. */
  ready: () => Promise<void>
}

/** The files a design can be downloaded as. The server draws them from what is saved, so unsaved changes go first. */
export function DownloadMenu({ addressOf, isSquare, ready }: DownloadMenuProps) {
  const { t } = useTranslation('editor')
  const { busy, run } = useAction({
    send: (_kind: FileKind) => ready(),
    onDone: (_ready, kind) => {
      const link = document.createElement('a')
      link.href = addressOf(files[kind].query)
      link.download = ''
      link.click()
    },
  })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton icon={Download} label={t('download.label')} disabled={busy} />
      </Menu.Target>
      <Menu.Dropdown className="po-more">
        {kinds
          .filter((kind) => isSquare || kind !== 'portrait')
          .map((kind) => (
            <Menu.Item
              key={kind}
              leftSection={<Icon of={files[kind].icon} size={16} />}
              onClick={() => void run(kind)}
            >
              {t(`download.${kind}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
