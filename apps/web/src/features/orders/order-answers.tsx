import type { OrderView } from '@postelier/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { Check, CornerUpLeft, ImagePlus, MessageSquareWarning, RotateCcw, Star, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyWords, PostOfWork } from '#features/orders/accepted-work.tsx'
import { ComplainDialog, RateDialog } from '#features/orders/order-dialogs.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { type OrderAt, paramsOf, staleAfterOrder, useKeepOrder } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { useBeginOrder } from '#shared/orders/use-begin-order.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'

interface AnswersProps {
  order: OrderView
  at: OrderAt
}

/** What an order waits for, in the header: the answers to what was delivered, or a photo without which nobody goes on. */
export function Answers({
  order,
  at,
  returnTo,
  onAddFiles,
}: AnswersProps & { returnTo: LinkTarget; onAddFiles: () => void }) {
  const { t } = useTranslation('orders')
  const may = new Set(order.abilities)
  const keep = useKeepOrder(at)
  const navigate = useNavigate()
  const links = useOrderLinks()
  const mayOrder = useAbility('orders:create')
  const accept = useAction({
    send: () =>
      call('POST /api/users/{id}/orders/{taskPublicId}/accept', {
        params: paramsOf(at),
        body: { round: order.proposals.at(-1)?.round ?? 1 },
      }),
    onDone: keep,
    stale: staleAfterOrder(at),
    done: t(order.kind === 'complete' ? 'order.accepted' : 'order.acceptedPart'),
  })
  const again = useBeginOrder(at.accountId, (taskPublicId) =>
    navigate(linkTo(links.wizard(taskPublicId, 'subject'))),
  )
  return (
    <>
      {order.status === 'publicationCanceled' && mayOrder && (
        <Button
          look="primary"
          icon={RotateCcw}
          busy={again.busy}
          onClick={() => void again.run({ fromTaskId: at.taskPublicId })}
        >
          {t('order.again')}
        </Button>
      )}
      {order.pause?.reason === 'awaitsPhoto' && may.has('attach') && (
        <Button look="primary" icon={ImagePlus} onClick={onAddFiles}>
          {t('order.addPhoto')}
        </Button>
      )}
      {may.has('return') && (
        <ButtonLink icon={CornerUpLeft} {...returnTo}>
          {t('order.return')}
        </ButtonLink>
      )}
      <PostOfWork order={order} at={at} />
      {may.has('accept') && (
        <Button look="primary" icon={Check} busy={accept.busy} onClick={() => void accept.run()}>
          {t('order.accept')}
        </Button>
      )}
    </>
  )
}

/** Under the work it is about; in the header it would cut the order's name. */
export function AfterAnswers({ order, at }: AnswersProps) {
  const { t } = useTranslation('orders')
  const [rates, setRates] = useState(false)
  return (
    <div className="po-row po-order-after">
      <CopyWords order={order} />
      {order.abilities.includes('rate') && (
        <Button icon={Star} onClick={() => setRates(true)}>
          {t('order.rate')}
        </Button>
      )}
      {rates && <RateDialog at={at} kind={order.kind} onClose={() => setRates(false)} />}
    </div>
  )
}

/** What each answer to a delivery means, before one of them is given. */
export function AnswersMean({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  if (!order.abilities.includes('accept')) return null
  const { asked, included, nextCredits } = order.returns
  const credits = (count: number) => t('credits', { count })
  return (
    <p className="po-order-means">
      {t(order.kind === 'complete' ? 'order.acceptMeans' : 'order.acceptMeansPart', {
        credits: credits(order.credits),
      })}{' '}
      {nextCredits > 0
        ? t('order.freeNone', { credits: credits(nextCredits) })
        : t('order.freeLeft', { count: Math.max(0, included - asked) })}
    </p>
  )
}

/** What nobody comes for, at the end of the page: an order is taken back, or complained about. */
export function OtherAnswers({ order, at }: AnswersProps) {
  const { t } = useTranslation('orders')
  const [complains, setComplains] = useState(false)
  const may = new Set(order.abilities)
  const keep = useKeepOrder(at)
  const cancel = useAction({
    send: () => call('POST /api/users/{id}/orders/{taskPublicId}/cancel', { params: paramsOf(at) }),
    onDone: keep,
    stale: staleAfterOrder(at),
    done: t('order.cancelled'),
  })
  const askCancel = async () => {
    const sure = await confirm({
      title: t('order.cancelAsk'),
      words: t('order.cancelWords', { credits: t('credits', { count: order.credits }) }),
      confirmLabel: t('order.cancel'),
      keepLabel: t('order.cancelKeep'),
      danger: true,
    })
    if (sure) await cancel.run()
  }
  if (!may.has('cancel') && !may.has('complain')) return null
  return (
    <section className="po-order-others" aria-label={t('order.others')}>
      {may.has('cancel') && (
        <Button size="sm" look="quiet" icon={Undo2} busy={cancel.busy} onClick={() => void askCancel()}>
          {t('order.cancel')}
        </Button>
      )}
      {may.has('complain') && (
        <Button size="sm" look="quiet" icon={MessageSquareWarning} onClick={() => setComplains(true)}>
          {t('order.complain')}
        </Button>
      )}
      {complains && (
        <ComplainDialog at={at} mayCorrect={may.has('return')} onClose={() => setComplains(false)} />
      )}
    </section>
  )
}
