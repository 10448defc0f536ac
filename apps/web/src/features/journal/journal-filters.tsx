import { journalActions } from '@postelier/contract/journal-actions'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useActionName } from '#features/journal/use-action-name.ts'
import { call } from '#shared/api/call.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { Button } from '#shared/ui/button.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import { type Choice, SelectField } from '#shared/ui/select-field.tsx'
import '#features/journal/journal.css'

const everybody = [
  'customer',
  'superAdmin',
  'agencyManager',
  'teamManager',
  'productManager',
  'internalAgent',
  'externalAgent',
  'contact',
] as const

/** Search runs by user type, so everybody is asked for in a few calls at once. */
async function find(types: readonly (typeof everybody)[number][], search: string, signal: AbortSignal) {
  const lists = await Promise.all(
    types.map(async (userType) => {
      const query = { search, limit: 6, sort: 'name' as const }
      return (await call('GET /api/admin/users/{userType}', { params: { userType }, query, signal })).data
        .items
    }),
  )
  return lists.flat().map((person): Choice => {
    const name = `${person.firstName} ${person.lastName}`
    return { value: String(person.id), label: person.societyName ? `${name}, ${person.societyName}` : name }
  })
}

const wide = { actor: '', actorName: '', account: '', accountName: '', action: '', from: '', to: '' }

interface JournalFiltersProps {
  words: ListWords
  change: (next: Record<string, string>) => void
}

/** Narrows the journal by who acted, on which account, what was done and when. */
export function JournalFilters({ words, change }: JournalFiltersProps) {
  const { t } = useTranslation('journal')
  const nameOf = useActionName()
  const chosen = (id: string | undefined, name: string | undefined): Choice | null =>
    id ? { value: id, label: name ?? id } : null
  const narrowed = ['actor', 'account', 'action', 'from', 'to'].some((name) => words[name])
  const actions = journalActions
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <div className="po-journal-filters">
      <RemoteSelect
        key={`by-${words.actor ?? ''}`}
        label={t('by')}
        placeholder={t('anybody')}
        clearable
        chosen={chosen(words.actor, words.actorName)}
        onChange={(one) => change({ actor: one?.value ?? '', actorName: one?.label ?? '' })}
        queryKey={['journal', 'people']}
        find={(typed, signal) => find(everybody, typed, signal)}
      />
      <RemoteSelect
        key={`on-${words.account ?? ''}`}
        label={t('on')}
        placeholder={t('anyAccount')}
        clearable
        chosen={chosen(words.account, words.accountName)}
        onChange={(one) => change({ account: one?.value ?? '', accountName: one?.label ?? '' })}
        queryKey={['journal', 'accounts']}
        find={(typed, signal) => find(['customer', 'agencyManager'], typed, signal)}
      />
      <SelectField
        label={t('action')}
        placeholder={t('anything')}
        value={words.action ?? ''}
        onChange={(event) => change({ action: event.target.value })}
        choices={actions}
      />
      <DateField label={t('from')} value={words.from ?? ''} onChange={(from) => change({ from })} />
      <DateField label={t('to')} value={words.to ?? ''} onChange={(to) => change({ to })} />
      {narrowed && (
        <Button look="quiet" icon={X} onClick={() => change(wide)}>
          {t('everything')}
        </Button>
      )}
    </div>
  )
}
