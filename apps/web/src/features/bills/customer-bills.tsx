import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBillActs } from '#features/bills/bill-acts.tsx'
import { useBillColumns } from '#features/bills/bill-columns.tsx'
import { allBillsQuery, bookSize } from '#features/bills/bill-queries.ts'
import { BillYears } from '#features/bills/bill-years.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** One customer's bills, for administrators who look at that customer's money. */
export function CustomerBills({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bills')
  const [offset, setOffset] = useState(0)
  const [year, setYear] = useState<number | undefined>()
  const bills = useQuery(
    allBillsQuery({ accountId, ...(year === undefined ? {} : { year }) }, offset, bookSize),
  )
  const { number, issued, words, status, amount } = useBillColumns()
  const { acts, dialog } = useBillActs()
  return (
    <>
      <AsyncState of={bills} loading={<RowSkeleton />}>
        {({ data: { total, items }, years, grossCents }) => (
          <>
            {years.length > 0 && (
              <BillYears
                {...{ years, year, grossCents }}
                onChange={(to) => {
                  setYear(to)
                  setOffset(0)
                }}
              />
            )}
            <DataTable
              caption={t('customer.bills')}
              columns={[number, issued, { ...words, fold: true }, status, amount, acts]}
              rows={items}
              rowKey={({ id }) => String(id)}
              empty={<p className="po-mute">{t('all.none')}</p>}
              page={{ offset, limit: bookSize, total, onMove: setOffset }}
            />
          </>
        )}
      </AsyncState>
      {dialog}
    </>
  )
}
