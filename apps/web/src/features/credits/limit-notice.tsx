import type { OfferedPlan } from '@postelier/contract/purchases'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import type { PlanLimit } from '#shared/lib/to-credits.ts'
import { Notice } from '#shared/ui/banner.tsx'

interface LimitNoticeProps {
  limit: PlanLimit
  now: PlanNowView
  lifting: OfferedPlan | null
}

/** The limit one came from, with its figure, and the plan that lifts it. */
export function LimitNotice({ limit, now: { limits, ideasAMonth }, lifting }: LimitNoticeProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const most = {
    networks: limits === null ? 1 : limits.networks,
    postsAWeek: limits?.postsAWeek ?? null,
    dates: null,
    ideasAMonth,
  }[limit]
  // What has no limit any more stands in nobody's way.
  if (limit === 'dates' ? limits !== null : most === null) return null
  return (
    <Notice tone="wait" icon={CircleAlert}>
      {limit === 'dates' ? t('limit.dates') : t(`limit.${limit}`, { count: most ?? 0 })}{' '}
      {lifting && t('limit.liftedBy', { plan: nameIn(lifting.names) })}
    </Notice>
  )
}
