import type { OrderView } from '@postelier/contract/orders'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderAt, orderLinesQuery, paramsOf } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { OrderLines } from '#shared/orders/order-lines.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface OrderTalkProps {
  order: OrderView
  at: OrderAt
}

/** Somebody may write, or wrote. */
function useTalk({ order, at }: OrderTalkProps): boolean {
  const found = useInfiniteQuery(orderLinesQuery(at)).data
  return order.abilities.includes('comment') || (found?.pages[0]?.total ?? 0) > 0
}

/** Written with who makes it; of a work that nobody wrote about and that is done, nothing. */
export function OrderTalk(props: OrderTalkProps) {
  const { t } = useTranslation('briefs')
  if (!useTalk(props)) return null
  return (
    <section aria-label={t('lines.title')} className="po-order-lines">
      <SectionHead title={t('lines.title')} />
      <Talk {...props} />
    </section>
  )
}

/** The same of what was accepted, from over its post. */
export function TalkButton(props: OrderTalkProps) {
  const { t } = useTranslation('briefs')
  const [isOpen, setOpen] = useState(false)
  if (!useTalk(props)) return null
  return (
    <>
      <Button size="sm" look="quiet" icon={MessagesSquare} onClick={() => setOpen(true)}>
        {t('lines.title')}
      </Button>
      <Drawer open={isOpen} title={t('lines.title')} onClose={() => setOpen(false)}>
        <Talk {...props} />
      </Drawer>
    </>
  )
}

function Talk({ order, at }: OrderTalkProps) {
  return (
    <OrderLines
      lines={orderLinesQuery(at)}
      side="customer"
      stale={[['notices', at.accountId]]}
      to={order.agentName}
      isAway={!order.isAttended}
      mayWrite={order.abilities.includes('comment')}
      send={({ message, part }) =>
        call('POST /api/users/{id}/orders/{taskPublicId}/comments', {
          params: paramsOf(at),
          body: {
            message,
            ...(part ? { validate: part, round: order.proposals.at(-1)?.round ?? 0 } : {}),
          },
        })
      }
    />
  )
}
