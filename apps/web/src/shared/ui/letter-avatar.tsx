import { initialsOf } from '#shared/lib/initials.ts'
import { wordsOn } from '#shared/living-post/inks.ts'
import '#shared/ui/avatar.css'

export interface LetterAvatarProps {
  name: string
  of: 'person' | 'society'
  /** The business's own, where it is known; the letters stay readable on it. */
  color?: string | null | undefined
  size: number
}

/** The first letters of a name, where there is no picture or one that would not be read. */
export function LetterAvatar({ name, of, color, size }: LetterAvatarProps) {
  const own = of === 'society' && color ? { background: color, color: wordsOn(color) } : {}
  return (
    <span
      className={`po-avatar po-avatar-${of}`}
      style={{ width: size, height: size, fontSize: of === 'person' ? 12 : size * 0.39, ...own }}
      aria-hidden="true"
    >
      {initialsOf(name, of)}
    </span>
  )
}
