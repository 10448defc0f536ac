import { useTranslation } from 'react-i18next'
import { useActionName } from '#features/journal/use-action-name.ts'
import { type Entry, useActorName } from '#features/journal/use-actor-name.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'

export function JournalList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('journal')
  const { dateTime } = useFormats()
  const nameOf = useActionName()
  const actorOf = useActorName()
  const columns: Column<Entry>[] = [
    {
      key: 'at',
      header: t('when'),
      width: 168,
      cell: (entry) => <span className="po-journal-when">{dateTime(entry.at)}</span>,
    },
    {
      key: 'actor',
      header: t('by'),
      cell: (entry) => (
        <span className="po-cell-two">
          <b>{actorOf(entry)}</b>
          {entry.impersonatorName && <small>{t('through', { name: entry.impersonatorName })}</small>}
        </span>
      ),
    },
    { key: 'action', header: t('action'), cell: (entry) => nameOf(entry.action) },
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
    {
      key: 'details',
      header: t('details'),
      fold: true,
      cell: (entry) => <span className="po-journal-details">{detailsOf(entry)}</span>,
    },
  ]
  return (
    <DataTable caption={t('title')} columns={columns} rows={entries} rowKey={(entry) => String(entry.id)} />
  )
}

const telling = ['name', 'role', 'credits', 'amount', 'note', 'email', 'newEmail', 'address']

/** What was noted beside the deed and says something to a person; ids and inner names do not. */
function detailsOf({ details }: Entry): string {
  return telling
    .map((name) => details[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' · ')
}
