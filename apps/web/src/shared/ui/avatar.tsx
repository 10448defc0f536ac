import { lazy, Suspense } from 'react'
import { LetterAvatar, type LetterAvatarProps } from '#shared/ui/letter-avatar.tsx'

export interface AvatarProps extends Omit<LetterAvatarProps, 'of' | 'size'> {
  src?: string | null | undefined
  /** A person is round, a business has corners. */
  of?: 'person' | 'society'
  size?: number
}

// What tells where a logo is seen comes with the first logo: the way in needs none of it.
const LogoAvatar = lazy(async () => ({ default: (await import('#shared/ui/logo-avatar.tsx')).LogoAvatar }))

/** Decorative: the name always stands beside it or names the control it is in. */
export function Avatar({ name, src, of = 'person', color, size = of === 'person' ? 30 : 36 }: AvatarProps) {
  if (!src) return <LetterAvatar {...{ name, of, color, size }} />
  if (of === 'society')
    return (
      <Suspense fallback={<LetterAvatar {...{ name, of, color, size }} />}>
        <LogoAvatar {...{ src, name, color, size }} />
      </Suspense>
    )
  return (
    <span className="po-avatar po-avatar-person" style={{ width: size, height: size }} aria-hidden="true">
      <img src={src} alt="" />
    </span>
  )
}
