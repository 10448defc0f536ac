import { useState } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { LetterAvatar } from '#shared/ui/letter-avatar.tsx'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'

interface LogoAvatarProps {
  src: string
  name: string
  color?: string | null | undefined
  size: number
}

/** A logo that is a word is a line in so small a square: nobody reads it. */
const widest = 2
/** Kept for the visit: a file never changes. */
const wide = new Set<string>()

/** A business's logo, on a ground it is seen on; of one that is much wider than high the letters of its name. */
export function LogoAvatar({ src, name, color, size }: LogoAvatarProps) {
  const ground = useLogoGround(src)
  const [, setSeen] = useState<string | null>(null)
  if (wide.has(src)) return <LetterAvatar of="society" {...{ name, color, size }} />
  const behind = ground === null ? {} : { background: ground }
  return (
    <span
      className={cx('po-avatar', 'po-avatar-society', ground !== null && 'po-avatar-logo')}
      style={{ width: size, height: size, ...behind }}
      aria-hidden="true"
    >
      <img
        src={src}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth <= naturalHeight * widest) return
          wide.add(src)
          setSeen(src)
        }}
      />
    </span>
  )
}
