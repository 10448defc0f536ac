import type { Hooks } from '@postelier/contract'
import type { OrderView, ProposalView } from '@postelier/contract/orders'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterAnswers, Answers, AnswersMean, OtherAnswers } from '#features/orders/order-answers.tsx'
import { OrderFiles, type OrderFilesProps } from '#features/orders/order-files.tsx'
import { Complaint, Proposal, Remarks } from '#features/orders/order-proposal.tsx'
import { type OrderAt, orderLinesQuery, orderQuery, paramsOf } from '#features/orders/order-queries.ts'
import { isBeingMade, isCorrected } from '#features/orders/order-state.ts'
import { hasSteps, OrderSteps } from '#features/orders/order-steps.tsx'
import { OrderWhen, useStateWords } from '#features/orders/order-when.tsx'
import { call } from '#shared/api/call.ts'
import { BriefRows, messageOf, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { OrderRating } from '#shared/brief/order-rating.tsx'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { OrderLines } from '#shared/orders/order-lines.tsx'
import { RemarkList } from '#shared/orders/remarks.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
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
  const stateWords = useStateWords()
  const shown = order.proposals.at(-1)
  const isAsked = isCorrected(order)
  const [times, ask] = useState(0)
  const files = order.abilities.includes('attach') ? { adding: { times, ask } } : {}
  const seen = { picture: order.kind === 'hook' ? null : picture, pages, alt: order.title }
  return (
    <>
      <PageHeader
        title={order.title}
        crumbs={[crumb]}
        actions={<Answers {...{ order, at, returnTo }} onAddFiles={() => ask(times + 1)} />}
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
            <span>{stateWords(order)}</span>
          </p>
          <AnswersMean order={order} />
          <Complaint order={order} />
          {shown && isAsked && (
            <section aria-label={t('returnForm.asked')}>
              <SectionHead title={t('returnForm.asked')} />
              <Remarks proposal={shown} shown={seen} />
            </section>
          )}
          {shown ? (
            <section aria-label={t('order.proposal')} className="po-order-shown">
              <SectionHead title={t('order.proposal')} />
              <Proposal {...{ order, picture, pages, preview }} proposal={shown} />
              {!isAsked && <Remarks proposal={shown} shown={seen} />}
            </section>
          ) : (
            <BriefSection {...{ order, at, files }} isDrawn />
          )}
          <AfterAnswers order={order} at={at} />
          <Earlier proposals={order.proposals.slice(0, -1)} pages={pages} />
          {order.rating && (
            <section aria-label={t('order.yourRating')}>
              <SectionHead title={t('order.yourRating')} />
              <OrderRating rating={order.rating} kind={order.kind} />
            </section>
          )}
        </div>
        <aside className="po-order-side">
          <Lines order={order} at={at} />
          <div className="po-order-facts">
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
            {isBeingMade(order) && order.promise && (
              <section aria-label={t('order.when')}>
                <OrderWhen order={order} />
              </section>
            )}
            <OtherAnswers order={order} at={at} />
          </div>
          {shown && <BriefSection {...{ order, at, files }} />}
        </aside>
      </div>
    </>
  )
}

/** What was asked for, with its files: all there is to see until something is delivered. */
function BriefSection({
  order,
  at,
  files,
  isDrawn = false,
}: {
  order: OrderView
  at: OrderAt
  files: Pick<OrderFilesProps, 'adding'>
  isDrawn?: boolean
}) {
  const { t, i18n } = useTranslation('orders')
  const { infos, graphic } = useBriefRows()(order.brief, order.format, order.kind !== 'hook')
  const words = messageOf(order.brief)
  return (
    <section aria-label={t('order.brief')} className="po-order-told">
      <SectionHead title={t('order.brief')} />
      {isDrawn ? (
        <div className="po-order-asked">
          <figure>
            <KindDrawing kind={order.kind} format={order.format} size={112} />
            <figcaption>{order.names[i18n.language === 'en' ? 'en' : 'fr']}</figcaption>
          </figure>
          {words && <blockquote className="po-brief-words">{words}</blockquote>}
        </div>
      ) : (
        words && <blockquote className="po-brief-words">{words}</blockquote>
      )}
      <div className="po-order-brief">
        <BriefRows rows={order.kind === 'hook' ? infos : [...infos, ...graphic]} />
      </div>
      <OrderFiles {...files} at={at} />
    </section>
  )
}

/** Written with who makes it; of a work that nobody wrote about and that is done, nothing. */
function Lines({ order, at }: { order: OrderView; at: OrderAt }) {
  const { t } = useTranslation('briefs')
  const mayWrite = order.abilities.includes('comment')
  const lines = orderLinesQuery(at)
  const found = useInfiniteQuery(lines).data
  if (!mayWrite && (found?.pages[0]?.total ?? 0) === 0) return null
  return (
    <section aria-label={t('lines.title')} className="po-order-lines">
      <SectionHead title={t('lines.title')} />
      <OrderLines
        lines={lines}
        side="customer"
        stale={[['notices', at.accountId]]}
        to={order.agentName}
        isAway={!order.isAttended}
        mayWrite={mayWrite}
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
    </section>
  )
}

function Earlier({ proposals, pages }: { proposals: readonly ProposalView[]; pages: number }) {
  const { t } = useTranslation('orders')
  if (proposals.length === 0) return null
  return (
    <details className="po-order-earlier">
      <summary>{t('order.earlier')}</summary>
      {proposals.map(({ round, hooks, remarks }) => (
        <article key={round}>
          <h3>{t('order.round', { round })}</h3>
          <p className="po-order-words">{hooks.common}</p>
          {remarks.length > 0 && <RemarkList remarks={remarks} pages={pages} />}
        </article>
      ))}
    </details>
  )
}
