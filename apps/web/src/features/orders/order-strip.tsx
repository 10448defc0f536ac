import { useQuery } from '@tanstack/react-query'
import { CornerUpLeft, MessageSquareWarning, Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComplainDialog, RateDialog } from '#features/orders/order-dialogs.tsx'
import { type OrderAt, orderQuery } from '#features/orders/order-queries.ts'
import { TalkButton } from '#features/orders/order-talk.tsx'
import { meanOf } from '#shared/brief/order-rating.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import '#features/orders/orders.css'

/** Over a post that was made by somebody else and accepted: what can still be said of that work. */
export function OrderStrip({ at, returnTo }: { at: OrderAt; returnTo: LinkTarget }) {
  const { t } = useTranslation('orders')
  const order = useQuery(orderQuery(at)).data
  const { number } = useFormats()
  const [asking, setAsking] = useState<'complain' | 'rate' | null>(null)
  if (!order) return null
  const may = new Set(order.abilities)
  return (
    <section className="po-order-strip" aria-label={t('order.title')}>
      <span>
        {t('order.madeBy', { name: order.agentName })}
        {order.rating && (
          <>
            {' · '}
            {t('order.ratedBy', { stars: number(meanOf(order.rating, order.kind)) })}
          </>
        )}
      </span>
      <TalkButton order={order} at={at} />
      {may.has('rate') && (
        <Button size="sm" icon={Star} onClick={() => setAsking('rate')}>
          {t('order.rate')}
        </Button>
      )}
      {may.has('return') && (
        <ButtonLink size="sm" look="quiet" icon={CornerUpLeft} {...returnTo}>
          {t('order.return')}
        </ButtonLink>
      )}
      {may.has('complain') && (
        <Button size="sm" look="quiet" icon={MessageSquareWarning} onClick={() => setAsking('complain')}>
          {t('order.complain')}
        </Button>
      )}
      {asking === 'complain' && (
        <ComplainDialog at={at} mayCorrect={may.has('return')} onClose={() => setAsking(null)} />
      )}
      {asking === 'rate' && <RateDialog at={at} kind={order.kind} onClose={() => setAsking(null)} />}
    </section>
  )
}
