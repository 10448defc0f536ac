import { useTranslation } from 'react-i18next'
import { useActionName } from '#features/journal/use-action-name.ts'
import { type Entry, useActorName } from '#features/journal/use-actor-name.ts'
import { useDetails } from '#features/journal/use-details.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'

/** Newest first, a table a day. */
export function JournalList({ entries }: { entries: readonly Entry[] }) {
  const { dayKey, longDate } = useFormats()
  const columns = useColumns()
  const days = Map.groupBy(entries, (entry) => dayKey(entry.at))
  return (
    <div className="po-journal">
      {[...days].map(([day, own]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{longDate(own[0]?.at ?? day)}</h2>
          <DataTable
            caption={longDate(own[0]?.at ?? day)}
            columns={columns}
            rows={own}
            rowKey={(entry) => String(entry.id)}
          />
        </section>
      ))}
    </div>
  )
}

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('journal')
  const { time } = useFormats()
  const actionName = useActionName()
  const actorName = useActorName()
  const details = useDetails()
  return [
    {
      key: 'at',
      header: t('when'),
      width: 88,
      cell: (entry) => (
        <time dateTime={entry.at} className="po-journal-when">
          {time(entry.at)}
        </time>
      ),
    },
    {
      key: 'actor',
      header: t('by'),
      cell: (entry) => (
        <span className="po-cell-two">
          <b>{actorName(entry)}</b>
          {entry.impersonatorName && <small>{t('through', { name: entry.impersonatorName })}</small>}
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      cell: (entry) => (
        <span className="po-cell-two">
          <span>{actionName(entry.action)}</span>
          {details(entry) && <small className="po-journal-details">{details(entry)}</small>}
        </span>
      ),
    },
    {
      key: 'account',
      header: t('on'),
      cell: (entry) => (
        // One's own account says nothing new.
        <span className={entry.accountName === entry.actorName ? 'po-mute' : undefined}>
          {entry.accountName}
        </span>
      ),
    },
  ]
}
