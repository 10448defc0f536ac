import { Menu } from '@mantine/core'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/ui/more-menu.css'

export interface MoreItem {
  key: string
  label: string
  icon: LucideIcon
  /** What takes away stands last, in carmine. */
  danger?: boolean
  run: () => void
}

interface MoreMenuProps {
  items: readonly MoreItem[]
  busy?: boolean
  /** Names the thing where several stand on one screen. */
  label?: string
}

/** Everything that can be done with the thing of the page, beside its one primary action. */
export function MoreMenu({ items, busy, label }: MoreMenuProps) {
  const { t } = useTranslation('common')
  const ordered = [...items].sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false))
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <IconButton
          className="po-more-open"
          data-items={items.map(({ key }) => key).join(' ')}
          icon={Ellipsis}
          label={label ?? t('actions.more')}
          disabled={busy}
        />
      </Menu.Target>
      <Menu.Dropdown className="po-more">
        {ordered.map((item) => (
          <Menu.Item
            key={item.key}
            {...(item.danger ? { className: 'po-more-danger' } : {})}
            leftSection={<Icon of={item.icon} size={16} />}
            onClick={item.run}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
