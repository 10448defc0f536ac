import type { Frequency, OfferedPlan } from '@postelier/contract/purchases'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { SmallerPlanDialog } from '#features/credits/smaller-plan-dialog.tsx'
import { useToCart } from '#features/credits/use-to-cart.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PlanSign } from '#shared/ui/plan-sign.tsx'

/** Who looks at plans: what they have, and whether they may buy. */
export interface Around {
  subscription: SubscriptionView | null
  given: PlanNowView['given']
  accountId: number
  mayBuy: boolean
  back: string
}

interface PlanCardProps extends Around {
  plan: OfferedPlan
  frequency: Frequency
  /** It allows what a limit stood in the way of: its button is the screen's first. */
  isLifting: boolean
}

/** A plan: what it costs, the button that chooses it, and what it allows. */
export function PlanCard({
  plan,
  frequency,
  subscription,
  given,
  accountId,
  mayBuy,
  back,
  isLifting,
}: PlanCardProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number, dayMonthYear } = useFormats()
  const cents = (frequency === 'yearly' ? plan.yearlyCents : plan.monthlyCents) ?? 0
  const isMine = subscription?.plan.id === plan.id
  const by = isMine && subscription.frequency !== frequency ? subscription.frequency : null
  const isGiven = !subscription && given !== null && given.names.fr === plan.names.fr
  const { limits } = plan
  const onlyCredits =
    plan.onlyCreditsUntil &&
    t('plans.onlyCredits', {
      count: plan.credits,
      number: number(plan.credits),
      date: dayMonthYear(`${plan.onlyCreditsUntil}T12:00:00`),
    })
  const lines = [
    t('plans.credits', { count: plan.credits, number: number(plan.credits) }),
    limits.networks === null ? t('plans.allNetworks') : t('plans.networks', { count: limits.networks }),
    limits.postsAWeek === null ? t('plans.anyPosts') : t('plans.posts', { count: limits.postsAWeek }),
    t('plans.ideas', { count: limits.ideasAMonth }),
    limits.proposesItself && limits.draftsItself ? t('plans.robots') : null,
  ].filter((line) => line !== null)
  const mark = isMine
    ? t(by ? `plans.mineBy.${by}` : 'plans.mine')
    : isGiven
      ? t('plans.given', { date: dayMonthYear(`${given.until}T12:00:00`) })
      : isLifting
        ? t('limit.lifts')
        : plan.isRecommended && t('plans.recommended')
  return (
    <li
      className="po-plan"
      data-recommended={plan.isRecommended || undefined}
      data-mine={isMine || isGiven || undefined}
    >
      <p className="po-plan-mark">{mark}</p>
      <h3>
        <PlanSign of={plan.emoticon} />
        {nameIn(plan.names)}
      </h3>
      <p className="po-plan-price">
        <b className="po-num">{money(cents)}</b>{' '}
        <span>
          {t(`plans.per.${frequency}`)}, {t('packs.beforeTax')}
        </span>
      </p>
      <div className="po-plan-choose">
        {mayBuy && <ChoosePlan {...{ plan, frequency, subscription, accountId, back, isLifting }} />}
      </div>
      <p className="po-ink2 po-plan-words">{nameIn(plan.descriptions)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={Check} size={16} /> {line}
          </li>
        ))}
      </ul>
      <p className="po-ink2 po-plan-only">{!subscription && onlyCredits}</p>
    </li>
  )
}

/** A plan that begins now is bought; one that waits for the period's end is chosen, and costs nothing today. */
function ChoosePlan({
  plan,
  frequency,
  subscription,
  accountId,
  back,
  isLifting,
}: Omit<PlanCardProps, 'mayBuy' | 'given'>) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money } = useFormats()
  const noteId = useId()
  const toCart = useToCart(accountId, back)
  const choice = plan.choice[frequency]
  const [isAsked, setAsked] = useState(false)
  if (choice === null || choice.how === 'same') return null
  const { how, todayCents } = choice
  const name = nameIn(plan.names)
  const isMine = subscription?.plan.id === plan.id
  const next = subscription?.next
  if (how === 'later' && next?.planId === plan.id && next.frequency === frequency)
    return <p className="po-mute po-plan-today">{t('plans.chosen', { plan: name })}</p>
  return (
    <>
      {how === 'later' ? (
        <Button wide aria-describedby={noteId} onClick={() => setAsked(true)}>
          {isMine ? t(`plans.payBy.${frequency}`) : t('plans.later', { plan: name })}
        </Button>
      ) : (
        <Button
          look={isLifting ? 'primary' : 'default'}
          wide
          busy={toCart.busy}
          aria-describedby={noteId}
          onClick={() => void toCart.run({ kind: 'plan', packId: plan.id, frequency })}
        >
          {isMine && how === 'now'
            ? t(`plans.payBy.${frequency}`)
            : t(how === 'now' ? 'plans.now' : 'plans.choose', { plan: name })}
        </Button>
      )}
      <p id={noteId} className="po-mute po-plan-today">
        {t(`plans.today.${how}`, { amount: money(todayCents) })}
      </p>
      {isAsked && subscription && (
        <SmallerPlanDialog
          {...{ accountId, subscription, plan, frequency }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
