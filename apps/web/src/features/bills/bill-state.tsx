import type { BillView } from '@postelier/contract/bills'
import { CircleAlert, CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/bills/bills.css'

type State = 'paid' | 'refunded' | 'underWay' | 'toPay' | 'late' | 'owed' | 'cancelled'

const shapes: Record<State, LucideIcon> = {
  paid: CircleCheck,
  refunded: CircleCheck,
  underWay: Clock,
  toPay: Clock,
  late: CircleAlert,
  owed: CircleAlert,
  cancelled: CircleSlash,
}

const isLate = (dueOn: string): boolean => dueOn < new Date().toISOString().slice(0, 10)

/** A word and a shape; the colour comes third. A credit note says what it is on: it is not paid. */
export function BillState({
  of: { kind, corrects, isNeverPaid, isPaid, isCancelled, isUnderWay, owed, dueOn, refundedCents, amounts },
}: {
  of: BillView
}) {
  const { t } = useTranslation('bills')
  const { dayMonthYear, money } = useFormats()
  if (kind === 'creditNote')
    return (
      <span className="po-cell-two po-mute">
        <span>{t('creditNote', { number: corrects ?? '' })}</span>
        {isNeverPaid && <small>{t('neverPaid')}</small>}
      </span>
    )
  const state: State = isCancelled
    ? 'cancelled'
    : isPaid
      ? refundedCents >= amounts.gross && refundedCents > 0
        ? 'refunded'
        : 'paid'
      : owed
        ? 'owed'
        : isUnderWay
          ? 'underWay'
          : isLate(dueOn)
            ? 'late'
            : 'toPay'
  const badge = (words: string) => (
    <span className={cx('po-bill-state', `po-bill-state-${state}`)}>
      <Icon of={shapes[state]} size={14} />
      {words}
    </span>
  )
  if (state === 'paid' && refundedCents > 0)
    return (
      <span className="po-cell-two">
        {badge(t('paid'))}
        <small>{t('refundedOf', { amount: money(refundedCents), all: money(amounts.gross) })}</small>
      </span>
    )
  if (owed && state === 'owed')
    return (
      <span className="po-cell-two">
        {badge(t('owed', { amount: money(owed.cents) }))}
        <small>{t('owedSince', { date: dayMonthYear(owed.since) })}</small>
      </span>
    )
  return badge(
    state === 'toPay' || state === 'late' ? t(state, { date: dayMonthYear(`${dueOn}T12:00:00`) }) : t(state),
  )
}
