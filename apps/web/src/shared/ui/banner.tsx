import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/banner.css'

export interface BannerProps {
  tone?: 'accent' | 'ink' | 'wait' | 'bad' | 'done'
  icon?: LucideIcon
  children: ReactNode
  action?: ReactNode
}

/** A strip across the whole width: whose account this is, or what everybody must know now. */
export function Banner({ tone = 'ink', icon, children, action }: BannerProps) {
  return (
    <div className={cx('po-banner', `po-banner-${tone}`)}>
      {icon && <Icon of={icon} size={16} />}
      <p>{children}</p>
      {action}
    </div>
  )
}

/** A sentence between two hairlines, above a form: what has just been done, or what stands in the way. */
export function Notice({
  tone,
  icon,
  children,
}: {
  tone: 'done' | 'wait' | 'bad'
  icon: LucideIcon
  children: ReactNode
}) {
  const sheet = useRef<HTMLDivElement>(null)
  // What stands in the way is seen from wherever the button was pressed.
  useEffect(() => {
    if (tone === 'bad') sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [tone])
  return (
    <div
      ref={sheet}
      className={cx('po-notice', `po-notice-${tone}`)}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon of={icon} size={16} />
      <div>{children}</div>
    </div>
  )
}
