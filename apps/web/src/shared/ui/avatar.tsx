import { lazy, Suspense } from 'react'
import { initialsOf } from '#shared/lib/initials.ts'
import { wordsOn } from '#shared/living-post/inks.ts'
import '#shared/ui/avatar.css'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** A person is round, a business has corners. */
  of?: 'person' | 'society'
  /** The platform's own, where it is known; the letters stay readable on it. */
  color?: string | null | undefined
  size?: number
}

// What tells where a logo is seen comes with the first logo: the way in needs none of it.
const LogoAvatar = lazy(async () => ({ default: (await import('#shared/ui/logo-avatar.tsx')).LogoAvatar }))

/** Decorative: the name always stands beside it or names the control it is in. */
export function Avatar({ name, src, of = 'person', color, size = of === 'person' ? 30 : 36 }: AvatarProps) {
  const own = of === 'society' && !src && color ? { background: color, color: wordsOn(color) } : {}
  const style = { width: size, height: size, fontSize: of === 'person' ? 12 : size * 0.39, ...own }
  const plain = (
    <span className={`po-avatar po-avatar-${of}`} style={style} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initialsOf(name, of)}
    </span>
  )
  if (of !== 'society' || !src) return plain
  return (
    <Suspense fallback={plain}>
      <LogoAvatar src={src} size={size} />
    </Suspense>
  )
}
