import type { Hooks } from '@postelier/contract'
import type { OrderView, ProposalView } from '@postelier/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, CornerUpLeft, MessageSquareWarning, RotateCcw, Star, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComplainDialog, RateDialog } from '#features/orders/order-dialogs.tsx'
import { OrderFiles } from '#features/orders/order-files.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { Complaint, Proposal, Remarks } from '#features/orders/order-proposal.tsx'
import {
  type OrderAt,
  orderQuery,
  paramsOf,
  staleAfterOrder,
  useKeepOrder,
} from '#features/orders/order-queries.ts'
import { hasSteps, OrderSteps } from '#features/orders/order-steps.tsx'
import { PromiseWords } from '#features/orders/quote-panel.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { BriefRows, messageOf, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { OrderRating } from '#shared/brief/order-rating.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { useBeginOrder } from '#shared/orders/use-begin-order.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { type Crumb, PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { PostSkeleton } from '#shared/ui/skeleton.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'
import '#features/orders/orders.css'

interface OrderPageProps {
  at: OrderAt
  /** Where the posts are. */
  crumb: Crumb
  returnTo: LinkTarget
  /** What it shows, drawn; nothing where there is nothing to see yet. */
  picture: string | null
  pages: number
  /** The post, or its words alone, as its networks show it. */
  preview: (hooks: Hooks) => ReactNode
}

/** A post that somebody else makes: where it stands, what was delivered, and the answers to it. */
export function OrderPage(props: OrderPageProps) {
  const order = useQuery(orderQuery(props.at))
  return (
    <div className="po-page po-order">
      <AsyncState of={order} loading={<PostSkeleton />}>
        {(found) => <Order {...props} order={found} />}
      </AsyncState>
    </div>
  )
}

function Order({
  order,
  at,
  crumb,
  returnTo,
  picture,
  pages,
  preview,
}: OrderPageProps & { order: OrderView }) {
  const { t, i18n } = useTranslation('orders')
  const { dateTime } = useFormats()
  const shown = order.proposals.at(-1)
  return (
    <>
      <PageHeader
        title={order.title}
        crumbs={[crumb]}
        actions={<Answers order={order} at={at} returnTo={returnTo} />}
      />
      <div className="po-order-columns">
        <div className="po-order-main">
          <OrderSteps order={order} />
          <p className="po-order-state" role="status">
            {/* The steps say it where there are any. */}
            {order.status === 'publicationCanceled' ? (
              <b>{t('order.cancelledTitle')}</b>
            ) : (
              !hasSteps(order) && <TaskStatus status={order.status} />
            )}
            <span>{t(`order.states.${stateOf(order)}`, { name: order.agentName })}</span>
          </p>
          {order.isLate && order.promisedAt && (
            <p className="po-quote-missing">{t('order.late', { date: dateTime(order.promisedAt) })}</p>
          )}
          <Complaint order={order} />
          {shown ? (
            <section aria-label={t('order.proposal')}>
              <SectionHead title={t('order.proposal')} />
              <Proposal {...{ order, picture, pages, preview }} proposal={shown} />
              <Remarks proposal={shown} />
            </section>
          ) : (
            <BriefSection order={order} at={at} />
          )}
          <Earlier proposals={order.proposals.slice(0, -1)} />
          {order.rating && (
            <section aria-label={t('order.yourRating')}>
              <SectionHead title={t('order.yourRating')} />
              <OrderRating rating={order.rating} kind={order.kind} />
            </section>
          )}
        </div>
        <aside className="po-order-side">
          <section aria-label={t('order.credits')}>
            <SectionHead
              title={t('order.credits')}
              note={
                order.status === 'publicationCanceled' ? (
                  <>
                    <s className="po-order-back">{t('credits', { count: order.credits })}</s>
                    <small>{t('order.givenBack')}</small>
                  </>
                ) : (
                  t('credits', { count: order.credits })
                )
              }
            />
            <p className="po-mute">
              {order.names[i18n.language === 'en' ? 'en' : 'fr']}
              {order.isUrgent && `, ${t('quote.parts.urgent').toLocaleLowerCase()}`}
            </p>
          </section>
          {/* What was delivered needs no date any more. */}
          {beingMade.has(order.status) && <PromiseSection order={order} />}
          {shown && <BriefSection order={order} at={at} />}
          <OtherAnswers order={order} at={at} />
        </aside>
      </div>
    </>
  )
}

/** What was asked for, with its files: all there is to see until something is delivered. */
function BriefSection({ order, at }: { order: OrderView; at: OrderAt }) {
  const { t } = useTranslation('orders')
  const { infos, graphic } = useBriefRows()(order.brief, order.format, order.kind !== 'hook')
  const words = messageOf(order.brief)
  return (
    <section aria-label={t('order.brief')}>
      <SectionHead title={t('order.brief')} />
      {words && <blockquote className="po-brief-words">{words}</blockquote>}
      <div className="po-order-brief">
        <BriefRows rows={order.kind === 'hook' ? infos : [...infos, ...graphic]} />
      </div>
      <OrderFiles at={at} mayAdd={order.abilities.includes('attach')} />
    </section>
  )
}

function Earlier({ proposals }: { proposals: readonly ProposalView[] }) {
  const { t } = useTranslation('orders')
  if (proposals.length === 0) return null
  return (
    <details className="po-order-earlier">
      <summary>{t('order.earlier')}</summary>
      {proposals.map(({ round, hooks, remarks }) => (
        <article key={round}>
          <h3>{t('order.round', { round })}</h3>
          <p className="po-order-words">{hooks.common}</p>
          <ul>
            {remarks.map(({ about, message }) => (
              <li key={`${about}${message}`}>
                <small>{t(`returnForm.abouts.${about}`)}</small> {message}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </details>
  )
}

function PromiseSection({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  if (!order.promise) return null
  return (
    <section aria-label={t('quote.why')}>
      <PromiseWords promise={order.promise} minutes={null} />
    </section>
  )
}

const beingMade = new Set<OrderView['status']>(['planned', 'inProgress', 'paused', 'returnWaiting', 'return'])

type StateName =
  | 'planned'
  | 'inProgress'
  | 'paused'
  | 'returnWaiting'
  | 'return'
  | 'completed'
  | 'complaint'
  | 'closed'
  | 'cancelled'

function stateOf({ status, proposals }: OrderView): StateName {
  if (status === 'publicationCanceled') return 'cancelled'
  if (status === 'completed' && proposals.at(-1)?.status === 'accepted') return 'closed'
  switch (status) {
    case 'planned':
    case 'inProgress':
    case 'paused':
    case 'returnWaiting':
    case 'return':
    case 'completed':
    case 'complaint':
      return status
    default:
      return 'closed'
  }
}

/** What an order waits for, in the header: the answers to what was delivered. */
function Answers({ order, at, returnTo }: { order: OrderView; at: OrderAt; returnTo: LinkTarget }) {
  const { t } = useTranslation('orders')
  const [rates, setRates] = useState(false)
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
      {may.has('return') && (
        <ButtonLink icon={CornerUpLeft} {...returnTo}>
          {t('order.return')}
        </ButtonLink>
      )}
      {may.has('rate') && (
        <Button icon={Star} onClick={() => setRates(true)}>
          {t('order.rate')}
        </Button>
      )}
      {may.has('accept') && (
        <Button look="primary" icon={Check} busy={accept.busy} onClick={() => void accept.run()}>
          {t('order.accept')}
        </Button>
      )}
      {rates && <RateDialog at={at} kind={order.kind} onClose={() => setRates(false)} />}
    </>
  )
}

/** What nobody comes for, at the end of the page: an order is taken back, or complained about. */
function OtherAnswers({ order, at }: { order: OrderView; at: OrderAt }) {
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
      {complains && <ComplainDialog at={at} onClose={() => setComplains(false)} />}
    </section>
  )
}
