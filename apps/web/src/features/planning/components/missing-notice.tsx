import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readinessQuery } from '#features/planning/planning-queries.ts'
import { Notice } from '#shared/ui/banner.tsx'

/** What stands between a business and subjects, with the way to each thing that is missing. */
export function MissingNotice({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const readiness = useQuery(readinessQuery(accountId)).data
  if (!readiness) return null
  const { isEnabled, hasActivity, hasNetwork } = readiness
  if (isEnabled && hasActivity && hasNetwork) return null
  return (
    <Notice tone="wait" icon={Info}>
      {!isEnabled && (
        <Link to="/me/account" search={{ tab: 'content' }} className="po-link">
          {t('missing.off')}
        </Link>
      )}{' '}
      {!hasActivity && (
        <Link to="/me/account" search={{ tab: 'essentials' }} className="po-link">
          {t('missing.activity')}
        </Link>
      )}{' '}
      {!hasNetwork && (
        <Link to="/me/networks" className="po-link">
          {t('missing.network')}
        </Link>
      )}
    </Notice>
  )
}

/** What the month has no more of: nothing has to be done about it, so it stands at the foot. */
export function MonthNote({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const readiness = useQuery(readinessQuery(accountId)).data
  if (!readiness) return null
  const { ideas, ideasLeft, hasPlan, overBudget } = readiness
  if (ideasLeft !== 0 && !overBudget) return null
  return (
    <p className="po-mute po-planning-month">
      {ideasLeft === 0 && t(hasPlan ? 'missing.planIdeas' : 'missing.ideas', { ideas })}{' '}
      {overBudget && t('missing.overBudget')}
    </p>
  )
}
