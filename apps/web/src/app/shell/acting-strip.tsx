import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Banner } from '#shared/ui/banner.tsx'

/** Over everything, so that nobody forgets in whose name they write. */
export function ActingStrip() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  if (user?.impersonator) {
    return (
      <div className="po-strip">
        <Banner tone="accent" icon={UserRoundCheck}>
          {t('acting.as', { by: user.impersonator.name, name })}
        </Banner>
      </div>
    )
  }
  if (user?.actingFor) {
    return (
      <div className="po-strip">
        <Banner tone="ink" icon={UserRoundCheck}>
          {t('acting.for', { name: user.actingFor.name })}
        </Banner>
      </div>
    )
  }
  return null
}
