import type { PauseReason } from '@postelier/contract/desk'
import type { OrderView } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { isBegun, isToBegin, stateOf } from '#features/orders/order-state.ts'
import { PromiseWords } from '#features/orders/quote-panel.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** Where it stands, in one sentence; what stands still says why, as who makes it reads it. */
export function useStateWords(): (order: OrderView) => string {
  const { t } = useTranslation('orders')
  const { dateTime, namedDay, time } = useFormats()
  return (order) => {
    const { agentName: name, pause, promise } = order
    const said = pause && saidPauses.find((one) => one === pause.reason)
    if (!said)
      return t(`order.states.${stateOf(order, Date.now())}`, {
        name,
        date: promise ? dateTime(promise.begins) : '',
      })
    const why = t(`order.paused.${said}`, { name })
    if (!pause.resumesAt) return why
    // Work that waits for its business is not resumed by a date alone.
    return `${why} ${t(awaitsBusiness.has(said) ? 'order.paused.resumesWithYou' : 'order.paused.resumes', {
      date: t('returnForm.back', { date: namedDay(pause.resumesAt), time: time(pause.resumesAt) }),
    })}`
  }
}

/** What a business is told of; of a meal or another reason it reads that the work goes on. */
const saidPauses = [
  'awaitsPhoto',
  'unclearBrief',
  'urgentTask',
  'otherTask',
  'technical',
  'noSign',
  'endOfDay',
  'transferred',
  'agentOff',
] as const satisfies readonly PauseReason[]

const awaitsBusiness: ReadonlySet<PauseReason> = new Set(['awaitsPhoto', 'unclearBrief'])

/** When it is delivered: as promised with its reasons, or as expected where the promise is not kept. */
export function OrderWhen({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const { namedDay, time } = useFormats()
  const { promise, promisedAt, expectedAt, isLate } = order
  if (!promise || !promisedAt) return null
  if (!isLate && !expectedAt)
    return (
      <PromiseWords
        promise={promise}
        by={t(isBegun(order) ? 'order.by' : 'order.willBy', { name: promise.agentName })}
        begins={isToBegin(order, Date.now())}
      />
    )
  return (
    <div className="po-quote-promise">
      {expectedAt && (
        <p>
          <b>{t('order.expected', { date: namedDay(expectedAt) })}</b>
          <span>{t('quote.deliveredBy', { time: time(expectedAt) })}</span>
        </p>
      )}
      <p className="po-order-late">
        {t(isLate ? 'order.late' : 'order.wasPromised', { date: namedDay(promisedAt) })}
      </p>
      <p className="po-mute">{t('order.lateSeen')}</p>
    </div>
  )
}
