import { Popover } from '@mantine/core'
import { type ReactElement, type ReactNode, useId } from 'react'

interface ToolPopoverProps {
  title: string
  target: ReactElement
  width?: number
  children: ReactNode
}

const edgePx = 8
/** Beneath its button there is nothing else: it keeps to the window, and scrolls inside. */
const middlewares = { flip: false, shift: { padding: edgePx }, size: { padding: edgePx } }

/** A small sheet under its button; the button opens and closes it, Escape closes it. */
export function ToolPopover({ title, target, width = 264, children }: ToolPopoverProps) {
  const id = useId()
  return (
    <Popover
      position="bottom"
      width={width}
      shadow="md"
      middlewares={middlewares}
      trapFocus
      returnFocus
      withRoles
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className="po-sheet po-floating" aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
