import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { subjectsQuery } from '#features/planning/planning-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { Notice } from '#shared/ui/banner.tsx'

/** Above a list of posts: subjects that would be more of them, once somebody says yes. */
export function WaitingSubjects() {
  const { t } = useTranslation('planning')
  const mayAnswer = useAbility('planning:edit')
  const accountId = useManagedAccountId()
  const count = useQuery({ ...subjectsQuery(accountId, 'proposed'), enabled: mayAnswer && accountId > 0 })
    .data?.total
  if (!count) return null
  return (
    <Notice tone="wait" icon={Lightbulb}>
      {t('waiting.count', { count })}{' '}
      <Link to="/me/planning" className="po-link">
        {t('waiting.answer')}
      </Link>
    </Notice>
  )
}
