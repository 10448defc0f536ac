import { useParams } from '@tanstack/react-router'
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Balance } from '#features/credits/balance.tsx'
import { CodeWords } from '#features/credits/code-words.tsx'
import { LeaveDialog } from '#features/credits/leave-dialog.tsx'
import { PlanBeside } from '#features/credits/plan-beside.tsx'
import { type PlanNowView, PlanUse } from '#features/credits/plan-use.tsx'
import { creditsPages, purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { useDebtWords } from '#features/credits/use-debt-words.ts'
import { useSettleDebt } from '#features/credits/use-settle-debt.ts'
import { useToCart } from '#features/credits/use-to-cart.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface PlanNowProps {
  now: PlanNowView
  accountId: number
  mayChange: boolean
  onBuy: (() => void) | null
  /** Opens the cards and accounts that are kept, for who may choose among them. */
  onMethods: (() => void) | null
  /** A plan's button is the screen's first. */
  isSecond: boolean
}

/** What one has: the plan, how much of it is used, and what stands in the way. */
export function PlanNow({ now, accountId, mayChange, onBuy, onMethods, isSecond }: PlanNowProps) {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const nameIn = useOwnName()
  const { dayMonthYear, money } = useFormats()
  const [isLeaving, setLeaving] = useState(false)
  const { subscription, given, debtCents, waiting } = now
  const keep = useAction({
    send: () => call('POST /api/users/{id}/subscription/keep', { params: { id: accountId } }),
    stale: [purchasesKey],
    done: t('now.kept'),
    about: 'plan',
  })
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  const settle = useSettleDebt({ accountId, debtCents, returnTo: pages.credits })
  const toCart = useToCart(accountId, '')
  const debtWords = useDebtWords()
  const name = subscription
    ? nameIn(subscription.plan.names)
    : given
      ? t('now.given', { plan: nameIn(given.names) })
      : t('now.none')
  const givenUntil = given && dayMonthYear(`${given.until}T12:00:00`)
  const isEnding = subscription?.state === 'ending'
  return (
    <div className="po-credits-head">
      <Balance {...{ now, onBuy, isSecond }} />
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
              {!isEnding && subscription.means && ` · ${subscription.means} `}
              {!isEnding && subscription.means && onMethods && (
                <button type="button" className="po-link" onClick={onMethods}>
                  {t('paymentMethods:change')}
                </button>
              )}
            </p>
          )}
          {subscription && !isEnding && subscription.codes.used && (
            <p className="po-ink2">
              <CodeWords codes={subscription.codes} of="now.code" />
            </p>
          )}
          {!subscription && givenUntil && (
            <p className="po-ink2">{t('now.givenUntil', { date: givenUntil })}</p>
          )}
        </div>
        {subscription && <PlanBeside subscription={subscription} given={given} />}
        <PlanUse now={now} />
        {subscription?.state === 'late' && (
          <Notice tone="bad" icon={TriangleAlert}>
            {t('now.late', { date: subscription.graceUntil ? dayMonthYear(subscription.graceUntil) : '' })}
            <p className="po-notice-acts">
              {mayChange && (
                <Button
                  size="sm"
                  busy={toCart.busy}
                  onClick={() =>
                    void toCart.run({
                      kind: 'plan',
                      packId: subscription.plan.id,
                      frequency: subscription.frequency,
                    })
                  }
                >
                  {t('now.payLate')}
                </Button>
              )}
              {onMethods && (
                <Button size="sm" onClick={onMethods}>
                  {t('paymentMethods:changeCard')}
                </Button>
              )}
            </p>
          </Notice>
        )}
        {debtCents > 0 && (
          <Notice tone="bad" icon={CircleAlert}>
            {t('now.debt', { what: debtWords(now.debts), amount: money(debtCents) })}
            {mayChange && (
              <p className="po-notice-acts">
                <Button look="primary" busy={settle.busy} onClick={() => void settle.run()}>
                  {t('now.settle', { amount: money(debtCents) })}
                </Button>
              </p>
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
    </div>
  )
}
