import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JournalFilters } from '#features/journal/journal-filters.tsx'
import { JournalList } from '#features/journal/journal-list.tsx'
import { call } from '#shared/api/call.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SearchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const limit = 50

/** Addresses written by hand hold anything. */
const dayOf = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** Who did what, for administrators: the append-only journal of actions, filtered by the page's address. */
export function JournalPage() {
  const { t } = useTranslation('journal')
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const { actor, account, action = '' } = words
  const [from, to] = [dayOf(words.from), dayOf(words.to)]
  const journal = useQuery({
    queryKey: ['journal', actor, account, action, from, to, offset],
    queryFn: async ({ signal }) => {
      const of = {
        ...(actor ? { actorId: Number(actor) } : {}),
        ...(account ? { accountId: Number(account) } : {}),
      }
      const query = { ...of, action, from, to, offset, limit }
      return (await call('GET /api/admin/journal', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
  return (
    <div className="po-page">
      <PageHeader title={t('title')} />
      <div className="po-list">
        <JournalFilters words={words} change={change} />
        <AsyncState
          of={journal}
          loading={<RowSkeleton rows={12} />}
          isEmpty={(data) => data.items.length === 0}
          empty={
            <EmptyState drawing={<SearchDrawing />} title={t('empty')}>
              {t('emptyWords')}
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <JournalList entries={data.items} />
              {data.total > limit && (
                <Pager
                  offset={offset}
                  limit={limit}
                  total={data.total}
                  onMove={(to) => change({ offset: String(to) })}
                />
              )}
            </>
          )}
        </AsyncState>
      </div>
    </div>
  )
}
