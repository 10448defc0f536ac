import type { PublicationEventView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { journalQuery, type PostAt, type PublicationView } from '#features/posts/post-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** What was sent to a page when, and what came back: in plain words, and read only when somebody asks. */
export function PublicationJournal({ at, one }: { at: PostAt; one: PublicationView }) {
  const { t } = useTranslation('publications')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="po-publication-journal"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary aria-label={t('journal.openFor', { page: one.page })}>
        {t('journal.open')}
        <Icon of={ChevronDown} size={14} />
      </summary>
      {isOpen && <Lines {...{ at, one }} />}
    </details>
  )
}

function Lines({ at, one }: { at: PostAt; one: PublicationView }) {
  const { t } = useTranslation('publications')
  const journal = useInfiniteQuery(journalQuery(at, one.id))
  const network = networkLabel(one.network)
  const events = itemsOf(journal.data)
  return (
    <AsyncState of={journal}>
      {() =>
        events.length === 0 ? (
          <p>{t('journal.none')}</p>
        ) : (
          <>
            <ol className="po-history">
              {events.map((event) => (
                <JournalRow key={event.id} {...{ event, network }} />
              ))}
            </ol>
            {journal.hasNextPage && (
              <button type="button" className="po-link" onClick={() => void journal.fetchNextPage()}>
                {t('journal.more')}
              </button>
            )}
          </>
        )
      }
    </AsyncState>
  )
}

function JournalRow({ event, network }: { event: PublicationEventView; network: string }) {
  const { t } = useTranslation('publications')
  const { dayMonth, exactTime } = useFormats()
  return (
    <li>
      <span>{t(`journal.${event.what}`, { network })}</span>
      {event.reason && <span className="po-mute">{t(`reasons.${event.reason}`, { network })}</span>}
      <time className="po-mute po-num" dateTime={event.at}>
        {dayMonth(event.at)}, {exactTime(event.at)}
      </time>
      {event.more && (
        <details>
          <summary>{t('journal.support')}</summary>
          <pre>{JSON.stringify(event.more, null, 2)}</pre>
        </details>
      )}
    </li>
  )
}
