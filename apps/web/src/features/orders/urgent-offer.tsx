import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type QuoteInput, quoteQuery } from '#features/orders/order-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Switch } from '#shared/ui/check-field.tsx'

/** The day it is delivered where it goes first, and the one it is otherwise. */
interface UrgentGain {
  readonly at: string
  readonly before: string
}

/** What going first would bring; null where it brings nothing, and undefined before that is known. */
export function useUrgentGain(accountId: number, wish: QuoteInput | null): UrgentGain | null | undefined {
  const usual = useQuery(quoteQuery(accountId, wish && { ...wish, isUrgent: false }))
  const first = useQuery(quoteQuery(accountId, wish && { ...wish, isUrgent: true }))
  if (!wish || !usual.data || !first.data || usual.isPlaceholderData || first.isPlaceholderData)
    return undefined
  const { promise, isUrgent } = first.data
  // Where nobody is free at all, that is what is said.
  if (!promise || !usual.data.promise) return undefined
  if (!isUrgent) return null
  return { at: promise.at, before: usual.data.promise.at }
}

interface UrgentOfferProps {
  gain: UrgentGain | null
  credits: number
  isUrgent: boolean
  onChange: (isUrgent: boolean) => void
}

/** To go first: which day it is then, in place of which, for how much more; or that it would be no sooner. */
export function UrgentOffer({ gain, credits, isUrgent, onChange }: UrgentOfferProps) {
  const { t } = useTranslation('orders')
  const { namedDay, time, dayKey } = useFormats()
  if (!gain) return <p className="po-mute">{t('urgentSame')}</p>
  const isSameDay = dayKey(gain.at) === dayKey(gain.before)
  const moment = isSameDay ? time : namedDay
  return (
    <Switch
      label={t('urgent')}
      help={t(isSameDay ? 'urgentGainHours' : 'urgentGain', {
        count: credits,
        day: namedDay(gain.at),
        date: moment(gain.at),
        before: moment(gain.before),
      })}
      checked={isUrgent}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
