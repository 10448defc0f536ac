import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PublicationLine } from '#features/posts/components/publications/publication-line.tsx'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { publicationsQuery } from '#features/posts/post-queries.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/posts/components/publications/publications.css'

/** What became of the post on each page, and what a person can do about it; follows by itself. */
export function Publications(props: PublicationsProps) {
  const { t } = useTranslation('publications')
  const publications = useQuery(publicationsQuery(props.at))
  if (!publications.data || publications.data.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <SectionHead title={t('title')} />
      <ul className="po-publications">
        {publications.data.map((one) => (
          <PublicationLine key={one.id} one={one} {...props} />
        ))}
      </ul>
    </section>
  )
}
