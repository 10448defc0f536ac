import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '#shared/ui/page-thumbs.css'

/** The address of one page of a drawn visual; a photo or a film that was uploaded has only itself. */
export const pageOfPicture = (picture: string, page: number): string =>
  page > 0 && isDrawn(picture) ? `${picture}&page=${page}` : picture

const isDrawn = (picture: string) => picture.includes('/preview?')

interface PageThumbsProps {
  picture: string | null
  pages: number
  page: number
  onPage: (page: number) => void
  /** The strip stands there for one page as well: more are to come. */
  isOne?: boolean
  /** After the last page. */
  end?: ReactNode
}

/** The pages of a carousel, small, under the one that is shown large. */
export function PageThumbs({ picture, pages, page, onPage, isOne, end }: PageThumbsProps) {
  const { t } = useTranslation('common')
  if (picture === null || (pages < 2 && !isOne) || !isDrawn(picture)) return null
  return (
    <ol className="po-page-thumbs">
      {Array.from({ length: pages }, (_, index) => (
        <li key={pageOfPicture(picture, index)}>
          <button
            type="button"
            aria-current={index === page ? 'true' : undefined}
            aria-label={t('pageOf', { page: index + 1, pages })}
            onClick={() => onPage(index)}
          >
            <img src={pageOfPicture(picture, index)} alt="" loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
      {end && <li>{end}</li>}
    </ol>
  )
}
