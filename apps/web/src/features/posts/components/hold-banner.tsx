import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHoldActions } from '#features/posts/model/hold-actions.ts'
import { holdQuery } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { Banner } from '#shared/ui/banner.tsx'

/** Said wherever posts are, while nothing goes out; leads to those that wait behind it. */
export function HoldBanner({ accountId, stopped }: { accountId: number; stopped?: LinkTarget }) {
  const { t } = useTranslation('publications')
  const { dateTime } = useFormats()
  const mayEdit = useAbility('posts:edit')
  const { letGo } = useHoldActions(accountId)
  const hold = useQuery({ ...holdQuery(accountId), retry: false }).data
  const held = hold?.own ?? hold?.everybody
  if (!held) return null
  const when = dateTime(held.since)
  return (
    <Banner
      tone="wait"
      icon={CirclePause}
      action={
        hold?.own &&
        mayEdit && (
          <button type="button" className="po-link" onClick={() => void letGo()}>
            {t('hold.letGo')}
          </button>
        )
      }
    >
      {t(hold?.own ? 'hold.own' : 'hold.everybody', { when })}{' '}
      {held.waiting > 0 && stopped ? (
        <Link {...linkTo(stopped)} className="po-link">
          {t('hold.behind', { count: held.waiting })}
        </Link>
      ) : (
        t('hold.behind', { count: held.waiting })
      )}
      {held.reason && ` ${t('hold.because', { reason: held.reason.replace(/[.\s]+$/, '') })}`}
    </Banner>
  )
}
