import { useTranslation } from 'react-i18next'
import { useApplication } from '#shared/api/application.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'

/** What the plan has; where it is used up, what makes room and who can have a wider one. */
export function PlanWords({ accountId, most, used }: { accountId: number; most: number; used: number }) {
  const { t } = useTranslation(['networks', 'shell'])
  const isOwn = useCurrentUser()?.id === accountId
  const address = useApplication()?.legal.email
  const stand = used < most ? 'left' : used === most ? 'full' : 'over'
  return (
    <p className="po-ink2">
      {t(`room.${stand}`, { count: most })}
      {stand !== 'left' && ` ${t(isOwn ? 'room.wider' : 'room.widerForOwner')}`}
      {stand !== 'left' && isOwn && address && (
        <>
          {' '}
          <a className="po-link" href={`mailto:${address}`}>
            {t('shell:errors.contact')}
          </a>
        </>
      )}
    </p>
  )
}
