import type { BillView } from '@postelier/contract/bills'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBillColumns } from '#features/bills/bill-columns.tsx'
import { BillDocumentLink } from '#features/bills/bill-document-link.tsx'
import { ownBillsQuery, pageSize } from '#features/bills/bill-queries.ts'
import { BillYears } from '#features/bills/bill-years.tsx'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What a business was billed, with the document of each. */
export function OwnBillsPage() {
  const { t } = useTranslation('bills')
  const accountId = useManagedAccountId()
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const year = wholeNumber(words.year) || undefined
  const bills = useQuery(ownBillsQuery(accountId, year, offset))
  const { number, issued, words: what, status, amount } = useBillColumns()
  return (
    <div className="po-page">
      <PageHeader title={t('title')} crumbs={[{ label: t('above'), to: '/me/credits' }]} />
      <AsyncState
        of={bills}
        loading={<RowSkeleton />}
        isEmpty={({ years }) => years.length === 0}
        empty={
          <EmptyState
            drawing={<BenchDrawing />}
            title={t('empty')}
            action={<ButtonLink to="/me/credits">{t('toCredits')}</ButtonLink>}
          >
            {t('emptyWords')}
          </EmptyState>
        }
      >
        {({ data: { total, items }, years, grossCents }) => (
          <>
            <BillYears
              {...{ years, year, grossCents }}
              onChange={(to) => change({ year: to === undefined ? '' : String(to), offset: '' })}
            />
            <DataTable
              caption={t('title')}
              columns={[
                number,
                issued,
                what,
                status,
                amount,
                {
                  key: 'document',
                  header: '',
                  align: 'end',
                  cell: (bill: BillView) => (
                    <BillDocumentLink
                      number={bill.number}
                      href={`/api/users/${accountId}/bills/${bill.id}/document`}
                    />
                  ),
                },
              ]}
              rows={items}
              rowKey={({ id }) => String(id)}
              page={{ offset, limit: pageSize, total, onMove: (to) => change({ offset: String(to || '') }) }}
              empty={<p className="po-mute">{t('empty')}</p>}
            />
          </>
        )}
      </AsyncState>
    </div>
  )
}
