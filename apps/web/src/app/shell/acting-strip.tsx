import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStopActing } from '#app/shell/use-stop-acting.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Banner } from '#shared/ui/banner.tsx'

/** Over everything, so that nobody forgets in whose name they write. */
export function ActingStrip() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const stopActing = useStopActing()
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  if (user?.impersonator) {
    return (
      <div className="po-strip">
        <Banner
          tone="accent"
          icon={UserRoundCheck}
          action={
            <button type="button" className="po-link" onClick={stopActing}>
              {t('acting.back')}
            </button>
          }
        >
          {t('acting.as', { by: user.impersonator.name, name })}
        </Banner>
      </div>
    )
  }
  return <WorkingFor />
}

/** An agency inside one of its customers: under its own name, in somebody else's account. */
function WorkingFor() {
  const { t } = useTranslation('shell')
  const { agencyCustomerId } = useParams({ strict: false })
  const id = Number(agencyCustomerId)
  const account = useQuery({
    queryKey: ['account', id, 'name'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account', { params: { id }, signal })).user.society.name,
    enabled: Number.isSafeInteger(id) && id > 0,
    staleTime: 5 * 60_000,
  })
  if (!agencyCustomerId || !account.data) return null
  return (
    <div className="po-strip">
      <Banner
        tone="accent"
        icon={UserRoundCheck}
        action={
          <Link to="/agency/customers" className="po-link">
            {t('acting.customers')}
          </Link>
        }
      >
        {t('acting.for', { name: account.data })}
      </Banner>
    </div>
  )
}
