import type { ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import '#shared/ui/empty-state.css'

export interface EmptyStateProps {
  drawing?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The one thing to do, done in one click; a second may stand beside it as a link. */
  action?: ReactNode
  /** Rings it with a hairline where it stands among other things. */
  framed?: boolean
  level?: 2 | 3
}

/** What a list says that has nothing to show: why, and the one thing to do about it. */
export function EmptyState({ drawing, title, children, action, framed, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cx('po-empty', framed && 'po-empty-framed')}>
      {drawing}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="po-row">{action}</div>}
    </div>
  )
}
