import type { OrderView } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { isMadeAgain } from '#features/orders/order-state.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'

/** How far it is, of four; nothing of what was cancelled. */
const reached: Partial<Record<OrderView['status'], number>> = {
  planned: 0,
  inProgress: 1,
  paused: 1,
  returnWaiting: 1,
  return: 1,
  completed: 2,
  complaint: 2,
  validated: 3,
  publicationWaiting: 3,
}

export const hasSteps = ({ status }: OrderView) => reached[status] !== undefined

/** From the order to the yes, with the day of each. */
export function OrderSteps({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const { dayMonth, dayMonthYear } = useFormats()
  // Of another year than this one a day without it reads as one to come.
  const day = (at: string) =>
    new Date(at).getFullYear() === new Date().getFullYear() ? dayMonth(at) : dayMonthYear(at)
  const last = order.proposals.at(-1)
  const isAccepted = last?.status === 'accepted'
  const at = isAccepted && order.status === 'completed' ? 3 : reached[order.status]
  if (at === undefined) return null
  const isAgain = order.status === 'returnWaiting' || order.status === 'return'
  const delivered =
    at >= 2 && last?.deliveredAt
      ? day(last.deliveredAt)
      : order.expectedAt && !order.isLate
        ? t('order.steps.expected', { date: day(order.expectedAt) })
        : order.promisedAt &&
          t(order.isLate ? 'order.steps.late' : 'order.steps.promised', { date: day(order.promisedAt) })
  const made = isMadeAgain(order) ? 'madeAgain' : 'corrected'
  const steps = [
    { name: t('order.steps.ordered'), when: day(order.orderedAt) },
    { name: t(isAgain ? `order.steps.${made}` : 'order.steps.made'), when: order.agentName },
    { name: t('order.steps.delivered'), when: delivered },
    {
      name: t('order.steps.accepted'),
      when: last?.answeredAt && isAccepted ? day(last.answeredAt) : '',
    },
  ]
  return (
    <ol className="po-order-steps" aria-label={t('order.steps.label')}>
      {steps.map(({ name, when }, nth) => (
        <li
          key={name}
          className={cx(nth < at && 'po-order-step-done', nth === at && 'po-order-step-now')}
          aria-current={nth === at ? 'step' : undefined}
        >
          <b>{name}</b>
          <small className={cx(order.isLate && nth === 2 && 'po-order-late')}>{when}</small>
        </li>
      ))}
    </ol>
  )
}
