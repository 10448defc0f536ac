import type { CustomerCreditLine } from '@postelier/contract/customer-money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookSize, creditEntriesQuery } from '#features/bills/bill-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Every credit that a customer got or spent, and by whom; for who may read books of credits. */
export function CreditEntries({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bills')
  const { dayMonthYear, number, time } = useFormats()
  const [offset, setOffset] = useState(0)
  const entries = useQuery(creditEntriesQuery(accountId, offset))
  return (
    <AsyncState of={entries} loading={<RowSkeleton />}>
      {({ total, items }) => (
        <DataTable
          caption={t('customer.entries')}
          columns={[
            { key: 'at', header: t('issued'), cell: ({ at }) => `${dayMonthYear(at)}, ${time(at)}` },
            {
              key: 'what',
              header: t('words'),
              cell: (line) => <What line={line} accountId={accountId} />,
            },
            { key: 'by', header: t('customer.by'), fold: true, cell: ({ actorName }) => actorName },
            {
              key: 'until',
              header: t('customer.until'),
              fold: true,
              cell: ({ amount, expiresAt }) => (amount > 0 && expiresAt ? dayMonthYear(expiresAt) : ''),
            },
            {
              key: 'amount',
              header: t('customer.credits'),
              align: 'end',
              cell: ({ amount }) => (
                <span className="po-num">{`${amount > 0 ? '+' : '−'}${number(Math.abs(amount))}`}</span>
              ),
            },
          ]}
          rows={items}
          rowKey={({ id }) => String(id)}
          empty={<p className="po-mute">{t('customer.noEntries')}</p>}
          page={{ offset, limit: bookSize, total, onMove: setOffset }}
        />
      )}
    </AsyncState>
  )
}

/** What moved credits, with the post or the bill it was about. */
function What({
  line: { reason, note, about, origin, isHeld },
  accountId,
}: {
  line: CustomerCreditLine
  accountId: number
}) {
  const { t, i18n } = useTranslation(['bills', 'people'])
  const { dayMonthYear } = useFormats()
  const named = (key: string) =>
    i18n.exists(`people:credits.reasons.${key}`)
      ? t(`people:credits.reasons.${key}` as 'people:credits.reasons.expiry')
      : key
  const said = [
    isHeld ? t('bills:customer.held') : named(reason),
    origin
      ? t('bills:customer.ofDay', { what: named(origin.reason), date: dayMonthYear(origin.at) })
      : reason === 'registration'
        ? ''
        : note,
  ]
    .filter(Boolean)
    .join(' · ')
  if (about === null) return said
  return (
    <>
      {said} ·{' '}
      {about.kind === 'bill' ? (
        <a
          className="po-link"
          href={`/api/admin/bills/${about.billId}/document`}
          download={`${about.words}.pdf`}
          aria-label={t('bills:downloadOf', { number: about.words })}
        >
          {about.words}
        </a>
      ) : (
        <Link
          className="po-link"
          to="/agency/customers/$agencyCustomerId/tasks/$taskPublicId"
          params={{ agencyCustomerId: String(accountId), taskPublicId: about.publicId }}
        >
          {about.words}
        </Link>
      )}
    </>
  )
}
