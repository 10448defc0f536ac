import type { Frequency, OfferedPlan, SubscriptionView } from '@postelier/contract/purchases'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { useToCart } from '#features/credits/use-to-cart.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface PlanTableProps {
  plans: readonly OfferedPlan[]
  subscription: SubscriptionView | null
  accountId: number
  mayBuy: boolean
  back: string
}

/** The plans side by side: what each costs and allows, and a button that says what pressing it does. */
export function PlanTable({ plans, subscription, accountId, mayBuy, back }: PlanTableProps) {
  const { t } = useTranslation('credits')
  const [frequency, setFrequency] = useState<Frequency>(subscription?.frequency ?? 'monthly')
  const offered = plans.filter((plan) => frequency === 'monthly' || plan.yearlyCents !== null)
  return (
    <>
      <div className="po-plans-bar">
        <SegmentedChoice
          label={t('frequency.label')}
          choices={(['monthly', 'yearly'] as const).map((value) => ({
            value,
            label: t(`frequency.${value}`),
          }))}
          value={frequency}
          onChange={setFrequency}
        />
        {frequency === 'monthly' && <p className="po-mute">{t('frequency.hint')}</p>}
      </div>
      <ul className="po-plans">
        {offered.map((plan) => (
          <PlanCard key={plan.id} {...{ plan, frequency, subscription, accountId, mayBuy, back }} />
        ))}
      </ul>
      <p className="po-mute">{t('plans.tax')}</p>
    </>
  )
}

interface PlanCardProps extends Omit<PlanTableProps, 'plans'> {
  plan: OfferedPlan
  frequency: Frequency
}

function PlanCard({ plan, frequency, subscription, accountId, mayBuy, back }: PlanCardProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number } = useFormats()
  const cents = (frequency === 'yearly' ? plan.yearlyCents : plan.monthlyCents) ?? 0
  const isMine = subscription?.plan.id === plan.id && subscription.frequency === frequency
  const { limits } = plan
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
      data-mine={isMine || undefined}
    >
      <p className="po-plan-mark">
        {isMine ? t('plans.mine') : plan.isRecommended ? t('plans.recommended') : ''}
      </p>
      <h3>{nameIn(plan.names)}</h3>
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
      {mayBuy && !isMine && <ChoosePlan {...{ plan, frequency, subscription, accountId, back }} />}
    </li>
  )
}

const aYear = ({ frequency, cents }: { frequency: Frequency; cents: number }) =>
  frequency === 'yearly' ? cents : cents * 12

/** A dearer plan is bought now; a smaller one is chosen for the period's end and costs nothing today. */
function ChoosePlan({ plan, frequency, subscription, accountId, back }: Omit<PlanCardProps, 'mayBuy'>) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const toCart = useToCart(accountId, back)
  const cents = (frequency === 'yearly' ? plan.yearlyCents : plan.monthlyCents) ?? 0
  const isLater =
    subscription !== null &&
    subscription.state !== 'late' &&
    !beginsAtOnce(subscription, { packId: plan.id, frequency, cents })
  const choose = useAction({
    send: () =>
      call('POST /api/users/{id}/subscription/next', {
        params: { id: accountId },
        body: { packId: plan.id, frequency },
      }),
    stale: [purchasesKey],
    done: t('plans.chosen', { plan: nameIn(plan.names) }),
  })
  const name = nameIn(plan.names)
  if (isLater)
    return (
      <Button busy={choose.busy} onClick={() => void choose.run()}>
        {t('plans.later', { plan: name })}
      </Button>
    )
  return (
    <Button
      look={plan.isRecommended ? 'primary' : 'default'}
      busy={toCart.busy}
      onClick={() => void toCart.run({ kind: 'plan', packId: plan.id, frequency })}
    >
      {t('plans.choose', { plan: name })}
    </Button>
  )
}

/** As the server decides it: dearer, or from month to year. */
function beginsAtOnce(
  present: SubscriptionView,
  wished: { packId: number; frequency: Frequency; cents: number },
): boolean {
  if (present.frequency === 'yearly' && wished.frequency === 'monthly') return false
  if (present.plan.id === wished.packId) return wished.frequency === 'yearly'
  return aYear(wished) > aYear(present)
}
