import { useParams } from '@tanstack/react-router'
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '#features/credits/leave-dialog.tsx'
import { creditsPages, purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

type Now = AnswerOf<'GET /api/users/{id}/credit-subscription'>

interface PlanNowProps {
  now: Now
  accountId: number
  mayChange: boolean
}

/** What one has: the plan, how much of it is used, and what stands in the way. */
export function PlanNow({ now, accountId, mayChange }: PlanNowProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear, money } = useFormats()
  const [isLeaving, setLeaving] = useState(false)
  const { subscription, freeUntil, debtCents, waiting } = now
  const keep = useAction({
    send: () => call('POST /api/users/{id}/subscription/keep', { params: { id: accountId } }),
    stale: [purchasesKey],
    done: t('now.kept'),
  })
  const user = useCurrentUser()
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  // One press is one payment, also when it is pressed again because no answer came.
  const [key] = useState(() => crypto.randomUUID())
  const settle = useAction({
    send: () =>
      call('POST /api/users/{id}/debt/payments', {
        params: { id: accountId },
        body: {
          agreedCents: debtCents,
          holder: user ? `${user.firstName} ${user.lastName}`.trim() : '',
          returnTo: pages.credits,
          key,
        },
      }),
    stale: [purchasesKey],
    onDone: ({ payment }) => window.location.assign(payment.url ?? pages.payment(payment.id)),
  })
  const name = subscription ? nameIn(subscription.plan.names) : t(freeUntil ? 'now.given' : 'now.none')
  const isEnding = subscription?.state === 'ending'
  return (
    <section aria-labelledby="plan-now" className="po-plan-now">
      <div className="po-plan-now-head">
        <h2 id="plan-now">{name}</h2>
        {subscription && (
          <p className="po-ink2">
            {subscription.periodEnd &&
              t(isEnding ? 'now.until' : 'now.next', {
                date: dayMonthYear(subscription.periodEnd),
                amount: money(subscription.cents),
              })}
            {!isEnding && subscription.means && ` · ${subscription.means}`}
          </p>
        )}
        {!subscription && freeUntil && (
          <p className="po-ink2">{t('now.until', { date: dayMonthYear(`${freeUntil}T12:00:00`) })}</p>
        )}
      </div>
      <Used now={now} />
      {subscription?.state === 'late' && (
        <Notice tone="bad" icon={TriangleAlert}>
          {t('now.late', { date: subscription.graceUntil ? dayMonthYear(subscription.graceUntil) : '' })}
        </Notice>
      )}
      {debtCents > 0 && (
        <Notice tone="bad" icon={CircleAlert}>
          {t('now.debt', { amount: money(debtCents) })}
          {mayChange && (
            <>
              {' '}
              <Button size="sm" busy={settle.busy} onClick={() => void settle.run()}>
                {t('now.settle', { amount: money(debtCents) })}
              </Button>
            </>
          )}
        </Notice>
      )}
      {waiting.map((payment) => (
        <Notice key={payment.id} tone="wait" icon={Clock}>
          {t('now.waiting', { amount: money(payment.grossCents), date: dayMonthYear(payment.createdAt) })}
        </Notice>
      ))}
      {subscription?.next && (
        <Notice tone="wait" icon={Clock}>
          {t('now.becomes', {
            plan: nameIn(subscription.next.names),
            date: subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : '',
          })}
        </Notice>
      )}
      {mayChange && subscription && (
        <p className="po-plan-now-acts">
          {isEnding || subscription.next ? (
            <Button busy={keep.busy} onClick={() => void keep.run()}>
              {t('now.keep', { plan: nameIn(subscription.plan.names) })}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => setLeaving(true)}>
              {t('leave.open')}
            </Button>
          )}
        </p>
      )}
      {isLeaving && subscription && (
        <LeaveDialog {...{ accountId, subscription }} onClose={() => setLeaving(false)} />
      )}
    </section>
  )
}

function Used({ now: { limits, used } }: { now: Now }) {
  const { t } = useTranslation('credits')
  const { number } = useFormats()
  const lines = [
    ['networks', used.networks, limits === null ? 1 : limits.networks],
    ['postsAWeek', used.postsThisWeek, limits?.postsAWeek ?? null],
    ['ideasAMonth', used.ideasThisMonth, limits?.ideasAMonth ?? null],
  ] as const
  return (
    <dl className="po-plan-used">
      {lines.map(([name, value, most]) => (
        <div key={name} data-full={most !== null && value >= most ? true : undefined}>
          <dt>{t(`used.${name}`)}</dt>
          <dd>
            <b className="po-num">{number(value)}</b>
            {most !== null && <span className="po-mute"> {t('used.of', { most: number(most) })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
