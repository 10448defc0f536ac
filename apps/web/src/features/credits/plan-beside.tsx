import type { SubscriptionView } from '@postelier/contract/purchases'
import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface PlanBesideProps {
  subscription: SubscriptionView
  given: PlanNowView['given']
}

/** What counts beside the plan that is paid for, and what counts after it once it was left. */
export function PlanBeside({ subscription: { state, periodEnd }, given }: PlanBesideProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear } = useFormats()
  const end = state === 'ending' ? periodEnd : null
  const isBeside = given !== null && (given.isMore || end === null)
  const follows = given !== null && end !== null && given.until >= end.slice(0, 10)
  const named = given && { plan: nameIn(given.names), until: dayMonthYear(`${given.until}T12:00:00`) }
  const lines = [
    named && isBeside && t(given.isMore ? 'now.best' : 'now.alsoGiven', named),
    end !== null &&
      (named && follows
        ? t('now.thenGiven', { ...named, date: dayMonthYear(end) })
        : t('now.thenFree', { date: dayMonthYear(end) })),
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return <p className="po-ink2 po-plan-given">{lines.join(' ')}</p>
}
