import type { SubscriptionView } from '@postelier/contract/subscriptions'
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
  const named = given && { plan: nameIn(given.names), until: dayMonthYear(`${given.until}T12:00:00`) }
  if (end !== null) {
    const date = dayMonthYear(end)
    const follows = given !== null && given.until >= end.slice(0, 10)
    return (
      <Line>{named && follows ? t('now.thenGiven', { ...named, date }) : t('now.thenFree', { date })}</Line>
    )
  }
  if (!named) return null
  return <Line>{t(given?.isMore ? 'now.best' : 'now.alsoGiven', named)}</Line>
}

const Line = ({ children }: { children: string }) => <p className="po-ink2 po-plan-given">{children}</p>
