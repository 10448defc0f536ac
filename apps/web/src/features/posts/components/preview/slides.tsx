import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FramePicture } from '#features/posts/components/preview/frame-pictures.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface SlidesProps {
  pictures: readonly FramePicture[]
  page: number
  onPage: (page: number) => void
}

/** One picture after the other, all in the form of the first, as networks show them. */
export function Slides({ pictures, page, onPage }: SlidesProps) {
  const { t } = useTranslation('postPage')
  const at = Math.min(page, pictures.length - 1)
  const shown = pictures[at]
  if (!shown) return null
  const count = pictures.length
  return (
    <div className="po-onnet-slides" style={{ aspectRatio: pictures[0]?.ratio ?? 1 }}>
      <Shown picture={shown} />
      {count > 1 && (
        <>
          <span className="po-onnet-place po-num" aria-hidden="true">
            {t('preview.place', { nth: at + 1, count })}
          </span>
          {at > 0 && (
            <button
              type="button"
              className="po-onnet-arrow po-onnet-before"
              aria-label={t('preview.before')}
              onClick={() => onPage(at - 1)}
            >
              <Icon of={ChevronLeft} size={16} />
            </button>
          )}
          {at < count - 1 && (
            <button
              type="button"
              className="po-onnet-arrow po-onnet-after"
              aria-label={t('preview.after')}
              onClick={() => onPage(at + 1)}
            >
              <Icon of={ChevronRight} size={16} />
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** Several beside each other, where a network shows them so. */
export function Mosaic({ pictures, page, onPage }: SlidesProps) {
  const { t } = useTranslation('postPage')
  const most = 4
  const shown = pictures.slice(0, most)
  const rest = pictures.length - most
  return (
    <ul className="po-onnet-mosaic" data-count={shown.length}>
      {shown.map((picture, nth) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={t('preview.goTo', { nth: nth + 1 })}
            aria-pressed={nth === page}
            onClick={() => onPage(nth)}
          >
            <Shown picture={picture} />
            {rest > 0 && nth === most - 1 && <b>{t('preview.rest', { count: rest })}</b>}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Shown({ picture: { src, alt, isFilm } }: { picture: FramePicture }) {
  return isFilm ? (
    // biome-ignore lint/a11y/useMediaCaption: a film of one's own, played as it was brought.
    <video src={`${src}#t=0.5`} controls playsInline preload="metadata" aria-label={alt} />
  ) : (
    <img src={src} alt={alt} decoding="async" />
  )
}
