import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventsQuery, type PostAt } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'

type DeedWord = 'save'

/** What happened to the post: who, when, why. */
export function History({ at }: { at: PostAt }) {
  const { t } = useTranslation('posts')
  const { dateTime } = useFormats()
  const events = useInfiniteQuery(eventsQuery(at))
  const items = events.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section aria-label={t('history.title')}>
      <SectionHead title={t('history.title')} />
      <ol className="po-history">
        {items.map((event) => (
          <li key={event.id}>
            <b>{t(`history.deeds.${event.deed as DeedWord}`)}</b>
            <span className="po-mute">
              {event.by || t('history.system')}, <time dateTime={event.at}>{dateTime(event.at)}</time>
            </span>
            {event.reason && <q>{event.reason}</q>}
          </li>
        ))}
      </ol>
      {events.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void events.fetchNextPage()}>
          {t('history.more')}
        </button>
      )}
    </section>
  )
}
