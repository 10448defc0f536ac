import type { Frequency, OfferedPlan } from '@postelier/contract/purchases'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { useToCart } from '#features/credits/use-to-cart.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface PlanTableProps {
  plans: readonly OfferedPlan[]
  subscription: SubscriptionView | null
  given: PlanNowView['given']
  accountId: number
  mayBuy: boolean
  back: string
}

/** The plans side by side: what each costs and allows, and a button that says what pressing it does. */
export function PlanTable({ plans, subscription, given, accountId, mayBuy, back }: PlanTableProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear } = useFormats()
  const [frequency, setFrequency] = useState<Frequency>(subscription?.frequency ?? 'monthly')
  const offered = plans.filter((plan) => frequency === 'monthly' || plan.yearlyCents !== null)
  const isTwoFree = twoMonthsFree(plans)
  return (
    <>
      <div className="po-plans-bar">
        <SegmentedChoice
          label={t('frequency.label')}
          choices={(['monthly', 'yearly'] as const).map((value) => ({
            value,
            label: value === 'yearly' && isTwoFree ? t('frequency.yearlyFree') : t(`frequency.${value}`),
          }))}
          value={frequency}
          onChange={setFrequency}
        />
      </div>
      {mayBuy && !subscription && given && (
        <p className="po-ink2 po-plans-given">
          {t('plans.givenWords', {
            plan: nameIn(given.names),
            date: dayMonthYear(`${given.until}T12:00:00`),
          })}
        </p>
      )}
      <ul className="po-plans">
        {offered.map((plan) => (
          <PlanCard key={plan.id} {...{ plan, frequency, subscription, given, accountId, mayBuy, back }} />
        ))}
      </ul>
      <p className="po-mute">{t('plans.tax')}</p>
    </>
  )
}

/** A year costs ten months at most, whichever plan it is. */
function twoMonthsFree(plans: readonly OfferedPlan[]): boolean {
  const yearly = plans.filter(({ yearlyCents }) => yearlyCents !== null)
  return (
    yearly.length > 0 &&
    yearly.every(({ monthlyCents, yearlyCents }) => (yearlyCents ?? 0) <= 10 * monthlyCents)
  )
}

interface PlanCardProps extends Omit<PlanTableProps, 'plans'> {
  plan: OfferedPlan
  frequency: Frequency
}

function PlanCard({ plan, frequency, subscription, given, accountId, mayBuy, back }: PlanCardProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number, dayMonthYear } = useFormats()
  const cents = (frequency === 'yearly' ? plan.yearlyCents : plan.monthlyCents) ?? 0
  const isMine = subscription?.plan.id === plan.id && subscription.frequency === frequency
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
  return (
    <li
      className="po-plan"
      data-recommended={plan.isRecommended || undefined}
      data-mine={isMine || isGiven || undefined}
    >
      <p className="po-plan-mark">
        {isMine
          ? t('plans.mine')
          : isGiven
            ? t('plans.given', { date: dayMonthYear(`${given.until}T12:00:00`) })
            : plan.isRecommended
              ? t('plans.recommended')
              : ''}
      </p>
      <h3>
        {plan.emoticon !== '' && <Emoji of={plan.emoticon} name={emojiFile(plan.emoticon)} />}
        {nameIn(plan.names)}
      </h3>
      <p className="po-plan-price">
        <b className="po-num">{money(cents)}</b> <span>{t(`plans.per.${frequency}`)}</span>
      </p>
      <p className="po-ink2">{nameIn(plan.descriptions)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={Check} size={16} /> {line}
          </li>
        ))}
      </ul>
      {onlyCredits && !isMine && <p className="po-ink2 po-plan-only">{onlyCredits}</p>}
      {mayBuy && (
        <ChoosePlan
          {...{ plan, frequency, subscription, accountId, back }}
          lines={onlyCredits ? [onlyCredits] : lines}
        />
      )}
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
  lines,
}: Omit<PlanCardProps, 'mayBuy' | 'given'> & { lines: readonly string[] }) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, longDate } = useFormats()
  const noteId = useId()
  const toCart = useToCart(accountId, back)
  const choice = plan.choice[frequency]
  const choose = useAction({
    send: () =>
      call('POST /api/users/{id}/subscription/next', {
        params: { id: accountId },
        body: { packId: plan.id, frequency },
      }),
    stale: [purchasesKey],
    done: t('plans.chosen', { plan: nameIn(plan.names) }),
  })
  if (choice === null || choice.how === 'same') return null
  const { how, todayCents } = choice
  const name = nameIn(plan.names)
  const next = subscription?.next
  if (how === 'later' && next?.planId === plan.id && next.frequency === frequency)
    return <p className="po-mute po-plan-today">{t('plans.chosen', { plan: name })}</p>
  const chooseLater = async () => {
    const isAgreed = await confirm({
      title: t('plans.laterTitle', { plan: name }),
      words: t('plans.laterWords', { date: subscription?.periodEnd ? longDate(subscription.periodEnd) : '' }),
      losses: lines.map((line) => ({ key: line, show: line })),
      confirmLabel: t('plans.later', { plan: name }),
    })
    if (isAgreed) await choose.run()
  }
  return (
    <>
      {how === 'later' ? (
        <Button busy={choose.busy} aria-describedby={noteId} onClick={() => void chooseLater()}>
          {t('plans.later', { plan: name })}
        </Button>
      ) : (
        <Button
          busy={toCart.busy}
          aria-describedby={noteId}
          onClick={() => void toCart.run({ kind: 'plan', packId: plan.id, frequency })}
        >
          {t(how === 'now' ? 'plans.now' : 'plans.choose', { plan: name })}
        </Button>
      )}
      <p id={noteId} className="po-mute po-plan-today">
        {t(`plans.today.${how}`, { amount: money(todayCents) })}
      </p>
    </>
  )
}
