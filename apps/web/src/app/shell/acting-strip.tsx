import { Link } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStopActing } from '#app/shell/use-stop-acting.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useCustomerName } from '#shared/api/customer-name.ts'
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
  const name = useCustomerName()
  if (!name) return null
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
        {t('acting.for', { name })}
      </Banner>
    </div>
  )
}
