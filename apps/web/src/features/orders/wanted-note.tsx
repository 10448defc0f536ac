import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WantedDay } from '#features/orders/wanted-day.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface WantedNoteProps {
  stand: WantedDay
  /** When it is delivered as it is asked for. */
  deliveredAt: string | undefined
  /** To go first, or that it brings nothing. */
  urgent: ReactNode
  /** The way to the date, from where it is not in sight. */
  toDate?: () => void
}

/** A day that cannot be kept is said where it is chosen, and once more before it is ordered. */
export function WantedNote({ stand, deliveredAt, urgent, toDate }: WantedNoteProps) {
  const { t } = useTranslation('orders')
  const { namedDay } = useFormats()
  if (stand === 'inTime' || (stand === 'past' && !toDate)) return null
  // It goes first for this day: what is paid for can be taken back here too.
  if (stand === 'inTimeByUrgent') return toDate ? null : urgent
  return (
    <div className="po-quote-missing po-order-wanted" role="status">
      {stand === 'past' ? (
        <b>{t('wanted.past')}</b>
      ) : (
        <p>
          <b>{t('wanted.late')}</b> {deliveredAt && t('wanted.delivered', { date: namedDay(deliveredAt) })}
        </p>
      )}
      {stand !== 'past' && urgent}
      {toDate && (
        <button type="button" className="po-link" onClick={toDate}>
          {t('wanted.change')}
        </button>
      )}
    </div>
  )
}
