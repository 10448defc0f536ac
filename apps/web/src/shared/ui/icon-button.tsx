import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/button.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'> {
  icon: LucideIcon
  /** Said by screen readers and shown on hover: an icon alone has no name. */
  label: string
  size?: 'sm' | 'md'
  /** Shown beside the icon where the place it stands in has room. */
  'data-word'?: string
  /** What a menu offers, by its keys. */
  'data-items'?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon alone; its label is required, for screen readers and on hover. */
export function IconButton({ icon, label, size = 'md', className, ref, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      aria-label={label}
      title={label}
      className={cx('po-ib', size === 'sm' && 'po-ib-sm', className)}
      {...rest}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 18} />
    </button>
  )
}
