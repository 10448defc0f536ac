import { useLogoGround } from '#shared/ui/use-logo-ground.ts'
import '#shared/ui/upload-picture.css'

/** A business's logo in a frame of its own, on a ground it is seen on. */
export function LogoFace({ src, alt }: { src: string; alt: string }) {
  const ground = useLogoGround(src)
  return (
    <span className="po-upload-face" style={ground === null ? undefined : { background: ground }}>
      <img src={src} alt={alt} />
    </span>
  )
}
