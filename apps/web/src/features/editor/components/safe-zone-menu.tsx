import { Menu } from '@mantine/core'
import { bringInside, isInside, type SafeNetwork, safeZonesOf } from '@postelier/scene'
import { Check, Frame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/ui/more-menu.css'

interface SafeZoneMenuProps {
  value: SafeNetwork | null
  onChange: (network: SafeNetwork | null) => void
  /** The page is only looked at. */
  readOnly: boolean
}

/** Which part of the page stays whole where it will be shown. */
export function SafeZoneMenu({ value, onChange, readOnly }: SafeZoneMenuProps) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  const { page, stage } = editor
  const zones = safeZonesOf(editor.state.design.ratio, stage)
  const inset = zones.find((zone) => zone.network === value)?.inset
  return (
    <>
      {inset && !readOnly && !isInside(page, stage, inset) && (
        <Button size="sm" onClick={() => editor.change(bringInside(page, stage, inset))}>
          {t('safeZones.bringInside')}
        </Button>
      )}
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <IconButton icon={Frame} label={t('safeZones.label')} data-on={value !== null || undefined} />
        </Menu.Target>
        <Menu.Dropdown className="po-more">
          {[null, ...zones.map(({ network }) => network)].map((network) => (
            <Menu.RadioItem
              key={network ?? 'none'}
              value={network ?? 'none'}
              checked={network === value}
              checkIcon={<Icon of={Check} size={16} />}
              closeMenuOnClick
              onChange={() => onChange(network)}
            >
              {t(`safeZones.${network ?? 'none'}`)}
            </Menu.RadioItem>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
