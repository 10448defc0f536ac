import type { Frequency, OfferedPlan } from '@postelier/contract/purchases'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Around, PlanCard } from '#features/credits/plan-card.tsx'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface PlanTableProps extends Around {
  plans: readonly OfferedPlan[]
  /** The smallest plan that lifts the limit one came from. */
  liftingId: number | null
}

/** The plans side by side: what each costs and allows, and a button that says what pressing it does. */
export function PlanTable({
  plans,
  subscription,
  given,
  accountId,
  mayBuy,
  back,
  liftingId,
}: PlanTableProps) {
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
          <PlanCard
            key={plan.id}
            {...{ plan, frequency, subscription, given, accountId, mayBuy, back }}
            isLifting={plan.id === liftingId}
          />
        ))}
      </ul>
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
