import type { CustomerPaymentView } from '@postelier/contract/customer-money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookSize, customerPaymentsQuery } from '#features/bills/bill-queries.ts'
import { PaymentBadge } from '#features/bills/payment-badge.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What was paid or tried, with what was given back of it. */
export function CustomerPayments({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bills')
  const [offset, setOffset] = useState(0)
  const payments = useQuery(customerPaymentsQuery(accountId, offset))
  const columns = usePaymentColumns()
  return (
    <AsyncState of={payments} loading={<RowSkeleton />}>
      {({ total, items }) => (
        <DataTable
          caption={t('customer.payments')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => String(id)}
          empty={<p className="po-mute">{t('customer.noPayments')}</p>}
          page={{ offset, limit: bookSize, total, onMove: setOffset }}
        />
      )}
    </AsyncState>
  )
}

function usePaymentColumns(): Column<CustomerPaymentView>[] {
  const { t, i18n } = useTranslation('bills')
  const { dayMonthYear, money, time } = useFormats()
  return [
    { key: 'at', header: t('issued'), cell: ({ at }) => `${dayMonthYear(at)}, ${time(at)}` },
    {
      key: 'words',
      header: t('words'),
      cell: ({ kind, words }) =>
        kind === 'debt' ? t('customer.debtPayment') : i18n.language === 'en' ? words.en : words.fr,
    },
    {
      key: 'means',
      header: t('customer.means'),
      fold: true,
      cell: ({ means }) => t(`export.means.${means}`),
    },
    {
      key: 'state',
      header: t('status'),
      cell: ({ state, failure, refunds }) => (
        <span className="po-cell-two">
          <PaymentBadge state={state} />
          {failure && <small>{t(`customer.failures.${failure}`)}</small>}
          {refunds.map((refund) => (
            <small key={refund.id} className={refund.state === 'failed' ? 'po-refund-failed' : undefined}>
              {t(`customer.refunds.${refund.state}`, {
                amount: money(refund.cents),
                date: dayMonthYear(refund.at),
                reason: refund.reason,
              })}
            </small>
          ))}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ grossCents }) => <span className="po-num">{money(grossCents)}</span>,
    },
  ]
}
