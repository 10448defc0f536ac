import { Images } from 'lucide-react'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/post-picture.css'

export interface PostPictureProps {
  src?: string | null | undefined
  /** Empty where the hook stands beside it. */
  alt: string
  /** Pages of a carousel: the count is written, not drawn as dots. */
  pages?: number | undefined
  width?: number
  className?: string
}

/** The whole square, never cropped for the layout: cut words would look like a fault in the post. */
export function PostPicture({ src, alt, pages = 1, width, className }: PostPictureProps) {
  return (
    <span className={cx('po-picture', className)} style={width ? { width } : undefined}>
      {src ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <span className="po-picture-none" aria-hidden="true" />
      )}
      {pages > 1 && (
        <span className="po-picture-pages">
          <Icon of={Images} size={12} />
          {pages}
        </span>
      )}
    </span>
  )
}
