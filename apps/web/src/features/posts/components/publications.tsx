import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type PostAt, publicationsQuery } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { NetworkMark } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

type Reason = 'gaveUp'

/** What became of the post on each page; follows by itself. */
export function Publications({ at }: { at: PostAt }) {
  const { t } = useTranslation('posts')
  const { time } = useFormats()
  const publications = useQuery(publicationsQuery(at))
  if (!publications.data || publications.data.length === 0) return null
  return (
    <section aria-label={t('publish.section')}>
      <SectionHead title={t('publish.section')} />
      <ul className="po-publications" aria-live="polite">
        {publications.data.map((one) => (
          <li key={one.id}>
            <NetworkMark network={one.network} size={20} />
            <span className="po-publication-words">
              <b>{one.page}</b>
              <span className={`po-publication-${one.state}`}>
                {one.state === 'failed' && one.reason
                  ? t(`publish.reasons.${one.reason as Reason}`)
                  : one.publishedAt
                    ? t('publish.at', { time: time(one.publishedAt) })
                    : t(`publish.states.${one.state}`)}
              </span>
            </span>
            {one.url && (
              <a className="po-link" href={one.url} target="_blank" rel="noreferrer">
                {t('publish.see')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
