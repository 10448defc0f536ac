import { Menu } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Lock,
  LockOpen,
  Scissors,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { copySelected, cutSelected, hasCopied, pasteCopied } from '#features/editor/model/keys.ts'
import { shownShortcut } from '#shared/actions/shortcuts.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/more-menu.css'

/** Where it was asked for, in the window. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
}

interface StageMenuProps {
  at: MenuPoint
  onClose: () => void
}

interface Item {
  key: string
  icon: LucideIcon
  label: string
  kbd: string
  isOff?: boolean
  danger?: boolean
  run: () => void
}

/** What can be done with what is chosen, where the pointer is, each with the key that does the same. */
export function StageMenu({ at, onClose }: StageMenuProps) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const nodes = editor.selected
  const isNone = nodes.length === 0
  const isLocked = !isNone && nodes.every((node) => node.isLocked)
  const isStuck = isNone || isLocked
  const groups: readonly (readonly Item[])[] = [
    [
      {
        key: 'cut',
        icon: Scissors,
        label: t('menu.cut'),
        kbd: 'Mod+X',
        isOff: isStuck,
        run: () => cutSelected(editor),
      },
      {
        key: 'copy',
        icon: Copy,
        label: t('menu.copy'),
        kbd: 'Mod+C',
        isOff: isNone,
        run: () => copySelected(editor),
      },
      {
        key: 'paste',
        icon: ClipboardPaste,
        label: t('menu.paste'),
        kbd: 'Mod+V',
        isOff: !hasCopied(),
        run: () => pasteCopied(editor),
      },
      {
        key: 'duplicate',
        icon: CopyPlus,
        label: t('tools.duplicate'),
        kbd: 'Mod+D',
        isOff: isNone,
        run: () => editor.duplicate(),
      },
    ],
    isNone
      ? [
          {
            key: 'all',
            icon: SquareDashedMousePointer,
            label: t('menu.all'),
            kbd: 'Mod+A',
            run: () => editor.selectAll(),
          },
        ]
      : [
          {
            key: 'front',
            icon: ArrowUpToLine,
            label: t('arrange.front'),
            kbd: 'Mod+Shift+]',
            isOff: isLocked,
            run: () => editor.arrange('front'),
          },
          {
            key: 'forward',
            icon: ArrowUp,
            label: t('arrange.forward'),
            kbd: 'Mod+]',
            isOff: isLocked,
            run: () => editor.arrange('forward'),
          },
          {
            key: 'backward',
            icon: ArrowDown,
            label: t('arrange.backward'),
            kbd: 'Mod+[',
            isOff: isLocked,
            run: () => editor.arrange('backward'),
          },
          {
            key: 'back',
            icon: ArrowDownToLine,
            label: t('arrange.back'),
            kbd: 'Mod+Shift+[',
            isOff: isLocked,
            run: () => editor.arrange('back'),
          },
        ],
    isNone
      ? []
      : [
          {
            key: 'lock',
            icon: isLocked ? LockOpen : Lock,
            label: isLocked ? t('tools.unlock') : t('tools.lock'),
            kbd: 'Mod+L',
            run: () => editor.lock(),
          },
          {
            key: 'remove',
            icon: Trash2,
            label: t('tools.remove'),
            kbd: 'Delete',
            isOff: isLocked,
            danger: true,
            run: () => editor.remove(),
          },
        ],
  ]
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width={280}
      offset={2}
      trapFocus
      returnFocus={false}
      // What it hangs from has no size, and is there all the same.
      hideDetached={false}
      // The key that opens it is still on its way up when it is there.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <span className="po-stage-menu-at" style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown className="po-more po-floating" aria-label={t('menu.label')}>
        {groups.map((items, nth) => [
          nth > 0 && items.length > 0 && <Menu.Divider key={`line-${items[0]?.key}`} />,
          ...items.map((item) => (
            <Menu.Item
              key={item.key}
              {...(item.danger ? { className: 'po-more-danger' } : {})}
              leftSection={<Icon of={item.icon} size={16} />}
              rightSection={<kbd className="po-kbd">{shownShortcut(item.kbd)}</kbd>}
              disabled={item.isOff ?? false}
              onClick={item.run}
            >
              {item.label}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  )
}
