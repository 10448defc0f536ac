import type { BillView } from '@postelier/contract/bills'
import { useTranslation } from 'react-i18next'
import { BillSending } from '#features/bills/bill-sending.tsx'
import { BillState } from '#features/bills/bill-state.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import type { Column } from '#shared/ui/data-table.tsx'

/** Columns that every list of bills has. */
export function useBillColumns(): Record<
  'number' | 'issued' | 'words' | 'status' | 'amount',
  Column<BillView>
> {
  const { t } = useTranslation('bills')
  const { dayMonthYear, money } = useFormats()
  const day = (date: string) => dayMonthYear(`${date}T12:00:00`)
  return {
    number: {
      key: 'number',
      header: t('number'),
      cell: ({ number }) => <b>{number}</b>,
    },
    issued: {
      key: 'issued',
      header: t('issued'),
      cell: ({ issuedOn }) => day(issuedOn),
    },
    words: {
      key: 'words',
      header: t('words'),
      cell: ({ words, language, period }) => (
        <span className="po-cell-two po-bill-words">
          <span lang={language}>{words}</span>
          {period && (
            <small className="po-mute"> {t('period', { from: day(period.from), to: day(period.to) })}</small>
          )}
        </span>
      ),
    },
    status: {
      key: 'status',
      header: t('status'),
      cell: (bill) => (
        <span className="po-cell-two po-bill-states">
          <BillState of={bill} />
          <BillSending of={bill} />
        </span>
      ),
    },
    amount: {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amounts }) => <span className="po-num">{money(amounts.gross)}</span>,
    },
  }
}
