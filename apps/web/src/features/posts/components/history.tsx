import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventsQuery, type PostAt, type TaskEventView } from '#features/posts/post-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'

type HistoryWord = 'save'

/** The same by the same person again, one after the other, is told once, as of the last time. */
const isNews = (event: TaskEventView, at: number, all: readonly TaskEventView[]): boolean => {
  const after = all[at - 1]
  return (
    after?.transition !== event.transition ||
    after.by !== event.by ||
    event.reason !== '' ||
    event.via !== after.via
  )
}

/** What happened to the post: who, when, why. */
export function History({ at }: { at: PostAt }) {
  const { t } = useTranslation('posts')
  const { dateTime } = useFormats()
  const events = useInfiniteQuery(eventsQuery(at))
  const items = itemsOf(events.data)
  if (items.length === 0) return null
  const whoDid = ({ by, via }: TaskEventView): string => {
    if (!via) return by || t('history.system')
    return by ? t(`history.byVia.${via}`, { by }) : t(`history.via.${via}`)
  }
  return (
    <section aria-label={t('history.title')}>
      <SectionHead title={t('history.title')} />
      <ol className="po-history">
        {items.filter(isNews).map((event) => (
          <li key={event.id}>
            <b>{t(`history.actions.${event.transition as HistoryWord}`)}</b>
            <span className="po-mute">
              {whoDid(event)}, <time dateTime={event.at}>{dateTime(event.at)}</time>
            </span>
            {event.moved && (
              <span>
                {t('history.moved', {
                  before: dateTime(event.moved.before),
                  after: dateTime(event.moved.after),
                })}
              </span>
            )}
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
