import type { FirstPost } from '@postelier/contract/planning-start'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#shared/api/current-user.ts'

/** Who wrote these posts, said plainly, and how to have more than one's own sentences. */
export function OwnSentences({ posts, hasAgency }: { posts: readonly FirstPost[]; hasAgency: boolean }) {
  const { t } = useTranslation('start')
  const mayLinkKey = useCurrentUser()?.role?.isSuperAdmin === true
  if (posts.some(({ isByModel }) => isByModel)) return <>{t('own.byModel')}</>
  return (
    <>
      {t('own.words')}{' '}
      {mayLinkKey ? (
        <Link to="/admin/master" search={{ tab: 'engines' }} className="po-link">
          {t('own.link')}
        </Link>
      ) : (
        hasAgency && t('own.agency')
      )}
    </>
  )
}
