import { Menu } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import { shownShortcut } from '#shared/actions/shortcuts.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/ui/more-menu.css'

interface ToolMenuProps {
  label: string
  icon: LucideIcon
  items: readonly { key: string; label: string; icon: LucideIcon; kbd?: string; run: () => void }[]
}

/** A toolbar button that opens a list of actions. */
export function ToolMenu({ label, icon, items }: ToolMenuProps) {
  return (
    <Menu position="bottom" width={260} closeOnItemClick={false} returnFocus>
      <Menu.Target>
        <IconButton icon={icon} label={label} />
      </Menu.Target>
      <Menu.Dropdown className="po-more po-floating">
        {items.map((item) => (
          <Menu.Item
            key={item.key}
            leftSection={<Icon of={item.icon} size={16} />}
            {...(item.kbd ? { rightSection: <kbd className="po-kbd">{shownShortcut(item.kbd)}</kbd> } : {})}
            onClick={item.run}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
