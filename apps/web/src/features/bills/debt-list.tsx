import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { debtsQuery, pageSize } from '#features/bills/bill-queries.ts'
import { DebtTable } from '#features/bills/debt-table.tsx'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Debts of everybody, the oldest first. */
export function DebtList() {
  const { t } = useTranslation('bills')
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const debts = useQuery(debtsQuery(offset))
  return (
    <>
      <p className="po-lead po-debts-lead">{t('debts.lead')}</p>
      <AsyncState
        of={debts}
        loading={<RowSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState drawing={<BenchDrawing />} title={t('debts.none')}>
            {t('debts.noneWords')}
          </EmptyState>
        }
      >
        {({ total, items }) => (
          <DebtTable
            debts={items}
            page={{ offset, limit: pageSize, total, onMove: (to) => change({ offset: String(to || '') }) }}
          />
        )}
      </AsyncState>
    </>
  )
}
