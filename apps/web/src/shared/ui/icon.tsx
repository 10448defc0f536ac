import type { LucideIcon } from 'lucide-react'

export const iconStroke = 1.6

export interface IconProps {
  of: LucideIcon
  size?: number
  className?: string
}

/** One set, one stroke. Decorative: whatever it says is also said in words beside it or in the control's name. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return (
    <Shape size={size} strokeWidth={iconStroke} aria-hidden="true" {...(className ? { className } : {})} />
  )
}
