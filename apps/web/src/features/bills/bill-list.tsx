import type { BillView } from '@postelier/contract/bills'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBillActs } from '#features/bills/bill-acts.tsx'
import { useBillColumns } from '#features/bills/bill-columns.tsx'
import { allBillsQuery, type Narrowed, pageSize } from '#features/bills/bill-queries.ts'
import { BillSending } from '#features/bills/bill-sending.tsx'
import { BillState } from '#features/bills/bill-state.tsx'
import { CustomerLink } from '#features/bills/customer-link.tsx'
import { type ListWords, useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/bills/bills.css'

/** Addresses written by hand hold anything. */
const dayOf = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

export function narrowedBy({ search, from, to, status }: ListWords): Narrowed {
  const [first, last] = [dayOf(from), dayOf(to)]
  return {
    ...(search ? { search } : {}),
    ...(first ? { from: first } : {}),
    ...(last ? { to: last } : {}),
    ...(status === 'paid' || status === 'toPay' ? { status } : {}),
  }
}

/** Bills and credit notes of everybody. */
export function BillList() {
  const { t } = useTranslation('bills')
  const [words, change] = useListSearch()
  const narrowed = narrowedBy(words)
  const offset = wholeNumber(words.offset)
  const bills = useQuery(allBillsQuery(narrowed, offset))
  const isNarrowed = Object.keys(narrowed).length > 0
  const { number, issued, words: what, status, amount } = useBillColumns()
  const { acts, dialog } = useBillActs()
  return (
    <>
      <div className="po-list po-bill-list">
        <div className="po-bill-tools">
          <ListSearch
            label={t('all.search')}
            value={words.search ?? ''}
            onChange={(search) => change({ search })}
          />
          <SelectField
            label={t('all.state')}
            placeholder={t('all.everyState')}
            value={narrowed.status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
            choices={(['paid', 'toPay'] as const).map((value) => ({
              value,
              label: t(`all.states.${value}`),
            }))}
          />
          <DateField
            label={t('all.from')}
            value={narrowed.from ?? ''}
            onChange={(from) => change({ from })}
          />
          <DateField label={t('all.to')} value={narrowed.to ?? ''} onChange={(to) => change({ to })} />
          {isNarrowed && (
            <Button
              look="quiet"
              icon={X}
              onClick={() => change({ search: '', from: '', to: '', status: '' })}
            >
              {t('all.wide')}
            </Button>
          )}
          {bills.data && (
            <span className="po-mute po-num" role="status">
              {t('all.count', { count: bills.data.data.total })}
            </span>
          )}
        </div>
        <AsyncState
          of={bills}
          loading={<RowSkeleton rows={12} />}
          isEmpty={({ data }) => data.items.length === 0}
          empty={<NoBills narrowed={isNarrowed} />}
        >
          {({ data }) => (
            <DataTable
              caption={t('all.title')}
              columns={[
                number,
                issued,
                {
                  key: 'buyer',
                  header: t('all.buyer'),
                  cell: ({ account }: BillView) => <CustomerLink {...account} />,
                },
                what,
                { ...status, cell: (bill) => <StateWithDebt bill={bill} /> },
                amount,
                acts,
              ]}
              rows={data.items}
              rowKey={({ id }) => String(id)}
              page={{
                offset,
                limit: pageSize,
                total: data.total,
                onMove: (to) => change({ offset: String(to || '') }),
              }}
            />
          )}
        </AsyncState>
      </div>
      {dialog}
    </>
  )
}

/** An unpaid one leads to where it is settled. */
function StateWithDebt({ bill }: { bill: BillView }) {
  return (
    <span className="po-cell-two po-bill-states">
      {bill.owed ? (
        <Link className="po-bill-debt" to="/admin/bills" search={{ tab: 'debts' }}>
          <BillState of={bill} />
        </Link>
      ) : (
        <BillState of={bill} />
      )}
      <BillSending of={bill} />
    </span>
  )
}

function NoBills({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('bills')
  if (narrowed)
    return (
      <EmptyState drawing={<SearchDrawing />} title={t('all.narrowed')}>
        {t('all.narrowedWords')}
      </EmptyState>
    )
  return (
    <EmptyState drawing={<BenchDrawing />} title={t('all.none')}>
      {t('all.noneWords')}
    </EmptyState>
  )
}
