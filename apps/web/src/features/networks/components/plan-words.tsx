import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { SoldLink } from '#shared/ui/sold-link.tsx'

/** What the plan has; where it is used up, what makes room and who can have a wider one. */
export function PlanWords({ accountId, most, used }: { accountId: number; most: number; used: number }) {
  const { t } = useTranslation('networks')
  const isOwn = useCurrentUser()?.id === accountId
  const stand = used < most ? 'left' : used === most ? 'full' : 'over'
  return (
    <p className="po-ink2">
      {t(`room.${stand}`, { count: most })}
      {stand !== 'left' && ` ${t(isOwn ? 'room.wider' : 'room.widerForOwner')}`}
      {stand !== 'left' && (
        <>
          {' '}
          <SoldLink what="plan" limit="networks" />
        </>
      )}
    </p>
  )
}
