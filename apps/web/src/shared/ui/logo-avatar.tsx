import { cx } from '#shared/lib/class-names.ts'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'

/** A business's logo, on a ground it is seen on. */
export function LogoAvatar({ src, size }: { src: string; size: number }) {
  const ground = useLogoGround(src)
  const behind = ground === null ? {} : { background: ground }
  return (
    <span
      className={cx('po-avatar', 'po-avatar-society', ground !== null && 'po-avatar-logo')}
      style={{ width: size, height: size, ...behind }}
      aria-hidden="true"
    >
      <img src={src} alt="" />
    </span>
  )
}
