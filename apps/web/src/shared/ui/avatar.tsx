import { cx } from '#shared/lib/class-names.ts'
import { initialsOf } from '#shared/lib/initials.ts'
import { wordsOn } from '#shared/living-post/inks.ts'
import '#shared/ui/avatar.css'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** A person is round, a house has corners. */
  of?: 'person' | 'society'
  /** The house's own, where it is known; the letters stay readable on it. */
  color?: string | null | undefined
  size?: number
}

/** Decorative: the name always stands beside it or names the control it is in. */
export function Avatar({ name, src, of = 'person', color, size = of === 'person' ? 30 : 36 }: AvatarProps) {
  const own = of === 'society' && !src && color ? { background: color, color: wordsOn(color) } : {}
  const style = { width: size, height: size, fontSize: of === 'person' ? 12 : size * 0.39, ...own }
  return (
    <span className={cx('po-avatar', `po-avatar-${of}`)} style={style} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initialsOf(name, of)}
    </span>
  )
}
