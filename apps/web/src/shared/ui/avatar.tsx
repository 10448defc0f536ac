import { cx } from '#shared/lib/class-names.ts'
import '#shared/ui/avatar.css'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** A person is round, a house has corners. */
  of?: 'person' | 'society'
  size?: number
}

/** Decorative: the name always stands beside it or names the control it is in. */
export function Avatar({ name, src, of = 'person', size = of === 'person' ? 30 : 36 }: AvatarProps) {
  const style = { width: size, height: size, fontSize: of === 'person' ? 12 : size / 2 }
  return (
    <span className={cx('po-avatar', `po-avatar-${of}`)} style={style} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initialsOf(name, of === 'person' ? 2 : 1)}
    </span>
  )
}

export function initialsOf(name: string, count: number): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const chosen = of(words, count)
  return chosen.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}

/** A house is known by its last word ("Maison Verdier" is V), a person by first and last name. */
function of(words: readonly string[], count: number): readonly string[] {
  if (count === 1) return words.slice(-1)
  return words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
}
