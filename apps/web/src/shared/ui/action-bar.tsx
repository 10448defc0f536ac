import type { ReactNode } from 'react'
import '#shared/ui/action-bar.css'

export interface ActionBarProps {
  /** Where it stands: status, saved state, steps. */
  start?: ReactNode
  /** What comes next; the one primary action is last. */
  children: ReactNode
}

/** The foot of a screen on which one thing is being finished. */
export function ActionBar({ start, children }: ActionBarProps) {
  return (
    <footer className="po-action-bar">
      <div className="po-row">{start}</div>
      <div className="po-row po-push">{children}</div>
    </footer>
  )
}
