import type { JournalAction } from '@postelier/contract/journal-actions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookSize, moneyJournalQuery } from '#features/bills/bill-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Who did what with a customer's plan, payments and credits; for who may read the journal. */
export function MoneyJournal({ accountId }: { accountId: number }) {
  const { t } = useTranslation(['bills', 'journal'])
  const { dayMonthYear, money, number, time } = useFormats()
  const [offset, setOffset] = useState(0)
  const lines = useQuery(moneyJournalQuery(accountId, offset))
  const signed = (count: number) => (count < 0 ? `−${number(-count)}` : number(count))
  /** What was noted and says something: how much, of what, and why. */
  const noted = ({ plan, credits, cents, label, note, reason }: Readonly<Record<string, unknown>>) =>
    [
      typeof plan === 'string' ? plan : '',
      typeof credits === 'number' ? t('customer.balance', { count: credits, number: signed(credits) }) : '',
      typeof cents === 'number' ? money(cents) : '',
      typeof label === 'string' ? label : '',
      typeof note === 'string' ? note : '',
      typeof reason === 'string' ? reason : '',
    ].filter(Boolean)
  const byProgram = ({ by }: Readonly<Record<string, unknown>>) =>
    typeof by === 'string' ? t(by === 'demo' ? 'journal:demo' : 'journal:system') : null
  return (
    <AsyncState of={lines} loading={<RowSkeleton />}>
      {({ total, items }) => (
        <DataTable
          caption={t('customer.journal')}
          columns={[
            { key: 'at', header: t('issued'), cell: ({ at }) => `${dayMonthYear(at)}, ${time(at)}` },
            {
              key: 'by',
              header: t('customer.by'),
              cell: ({ actorName, impersonatorName, details }) => (
                <span className="po-cell-two">
                  <span>{byProgram(details) ?? actorName}</span>
                  {impersonatorName && <small>{t('journal:through', { name: impersonatorName })}</small>}
                </span>
              ),
            },
            {
              key: 'what',
              header: t('words'),
              cell: ({ action, details }) =>
                [t(`journal:actions.${action as JournalAction}`), ...noted(details)].join(' · '),
            },
          ]}
          rows={items}
          rowKey={({ id }) => String(id)}
          empty={<p className="po-mute">{t('customer.noJournal')}</p>}
          page={{ offset, limit: bookSize, total, onMove: setOffset }}
        />
      )}
    </AsyncState>
  )
}
