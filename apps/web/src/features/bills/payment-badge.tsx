import type { PaymentState } from '@postelier/contract/purchases'
import { CircleAlert, CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'

/** The look of a bill that stands as the payment does. */
const looks: Readonly<Record<PaymentState, readonly [LucideIcon, string]>> = {
  action: [Clock, 'cancelled'],
  processing: [Clock, 'underWay'],
  succeeded: [CircleCheck, 'paid'],
  failed: [CircleAlert, 'late'],
  cancelled: [CircleSlash, 'cancelled'],
  returned: [CircleAlert, 'late'],
}

/** A word and a shape; the colour comes third. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { t } = useTranslation('bills')
  const [shape, look] = looks[state]
  return (
    <span className={cx('po-bill-state', `po-bill-state-${look}`)}>
      <Icon of={shape} size={14} />
      {t(`customer.paymentStates.${state}`)}
    </span>
  )
}
