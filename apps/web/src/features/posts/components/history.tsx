import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SeeDifference } from '#features/posts/components/see-difference.tsx'
import type { Restoring } from '#features/posts/components/use-restore.ts'
import { eventsQuery, type PostAt, type TaskEventView, type TaskView } from '#features/posts/post-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'

type HistoryWord = 'save'

/** The same by the same person again, one after the other, is told once, as of the last time; what it changed can be seen. */
const isNews = (event: TaskEventView, at: number, all: readonly TaskEventView[]): boolean => {
  const after = all[at - 1]
  return (
    after?.transition !== event.transition ||
    after.by !== event.by ||
    event.reason !== '' ||
    event.difference === 'some' ||
    event.via !== after.via
  )
}

interface HistoryProps {
  at: PostAt
  post: TaskView
  restoring: Restoring
}

/** What happened to the post: who, when, why, and what it changed. */
export function History({ at, post, restoring }: HistoryProps) {
  const { t } = useTranslation('postHistory')
  const { dateTime } = useFormats()
  const events = useInfiniteQuery(eventsQuery(at))
  const items = itemsOf(events.data)
  if (items.length === 0) return null
  const whoDid = ({ by, via }: TaskEventView): string => {
    if (!via) return by || t('system')
    return by ? t(`byVia.${via}`, { by }) : t(`via.${via}`)
  }
  return (
    <section aria-label={t('title')}>
      <SectionHead title={t('title')} />
      <ol className="po-history">
        {items.filter(isNews).map((event) => (
          <li key={event.id}>
            <b>{event.isRestored ? t('restored') : t(`actions.${event.transition as HistoryWord}`)}</b>
            <span className="po-mute">
              {whoDid(event)}, <time dateTime={event.at}>{dateTime(event.at)}</time>
            </span>
            {event.moved && (
              <span>
                {t('moved', {
                  before: dateTime(event.moved.before),
                  after: dateTime(event.moved.after),
                })}
              </span>
            )}
            {event.reason && <q>{event.reason}</q>}
            {event.difference === 'none' && <span className="po-mute">{t('cameBack')}</span>}
            {event.difference === 'some' && (
              <SeeDifference
                {...{ at, post, restoring }}
                line={{ id: event.id, by: whoDid(event), at: event.at }}
              />
            )}
          </li>
        ))}
      </ol>
      {events.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void events.fetchNextPage()}>
          {t('more')}
        </button>
      )}
    </section>
  )
}
