import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Banner } from '#shared/ui/banner.tsx'

async function stopActing(): Promise<void> {
  await call('POST /api/me/impersonation/stop')
  // Another person from here on: nothing of the old one may stay in memory.
  window.location.assign('/')
}

/** Over everything, so that nobody forgets in whose name they write. */
export function ActingStrip() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  if (user?.impersonator) {
    return (
      <div className="po-strip">
        <Banner
          tone="accent"
          icon={UserRoundCheck}
          action={
            <button type="button" className="po-link" onClick={() => void stopActing()}>
              {t('acting.back')}
            </button>
          }
        >
          {t('acting.as', { by: user.impersonator.name, name })}
        </Banner>
      </div>
    )
  }
  return null
}
