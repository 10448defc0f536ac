import type { BillView } from '@postelier/contract/bills'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import type { Column } from '#shared/ui/data-table.tsx'

/** Columns that every list of bills has. */
export function useBillColumns(): Record<
  'number' | 'issued' | 'words' | 'status' | 'amount',
  Column<BillView>
> {
  const { t, i18n } = useTranslation('bills')
  const { dayMonthYear, money } = useFormats()
  const day = (date: string) => dayMonthYear(`${date}T12:00:00`)
  return {
    number: {
      key: 'number',
      header: t('number'),
      cell: ({ number, kind, corrects }) => (
        <>
          <b>{number}</b>
          {kind === 'creditNote' && (
            <small className="po-mute"> {t('creditNote', { number: corrects ?? '' })}</small>
          )}
        </>
      ),
    },
    issued: { key: 'issued', header: t('issued'), cell: ({ issuedOn }) => day(issuedOn) },
    words: {
      key: 'words',
      header: t('words'),
      cell: ({ words }) => (i18n.language === 'en' ? words.en : words.fr),
    },
    status: {
      key: 'status',
      header: t('status'),
      cell: ({ isPaid, isCancelled, kind, dueOn }) =>
        kind === 'creditNote'
          ? ''
          : isCancelled
            ? t('cancelled')
            : isPaid
              ? t('paid')
              : t('toPay', { date: day(dueOn) }),
    },
    amount: {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amounts }) => <span className="po-num">{money(amounts.gross)}</span>,
    },
  }
}
