import type { Hooks } from '@postelier/contract'
import type { OrderView } from '@postelier/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierProposals } from '#features/orders/earlier-proposals.tsx'
import { AfterAnswers, Answers, AnswersMean, OtherAnswers } from '#features/orders/order-answers.tsx'
import { OrderBrief } from '#features/orders/order-brief.tsx'
import { Complaint, Proposal, Remarks } from '#features/orders/order-proposal.tsx'
import { type OrderAt, orderQuery } from '#features/orders/order-queries.ts'
import { askedBefore, isBeingMade, isCorrected } from '#features/orders/order-state.ts'
import { hasSteps, OrderSteps } from '#features/orders/order-steps.tsx'
import { OrderTalk } from '#features/orders/order-talk.tsx'
import { OrderWhen, useStateWords } from '#features/orders/order-when.tsx'
import { OrderRating } from '#shared/brief/order-rating.tsx'
import type { LinkTarget } from '#shared/lib/link-target.ts'
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
  const asked = askedBefore(order)
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
              {asked && (
                <div className="po-order-asked-before">
                  <h3>{t('order.askedBefore')}</h3>
                  <Remarks proposal={asked} beside={{ pages }} />
                </div>
              )}
              <Proposal {...{ order, picture, pages, preview }} proposal={shown} />
              {!isAsked && <Remarks proposal={shown} shown={seen} />}
            </section>
          ) : (
            <OrderBrief {...{ order, at, files }} isDrawn />
          )}
          <AfterAnswers order={order} at={at} />
          <EarlierProposals proposals={order.proposals.slice(0, -1)} pages={pages} />
          {order.rating && (
            <section aria-label={t('order.yourRating')}>
              <SectionHead title={t('order.yourRating')} />
              <OrderRating rating={order.rating} kind={order.kind} />
            </section>
          )}
        </div>
        <aside className="po-order-side">
          <OrderTalk order={order} at={at} />
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
          {shown && <OrderBrief {...{ order, at, files }} />}
        </aside>
      </div>
    </>
  )
}
