import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { Check, Clock } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Credentials, logIn, type Means } from '#features/auth/api/log-in.ts'
import { LoginForm } from '#features/auth/components/login-form.tsx'
import { useLinkEmail } from '#features/auth/model/link-email.ts'
import { readLoginSearch } from '#features/auth/model/notices.ts'
import { clearCurrentUser } from '#shared/api/current-user.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { takePreviousPage } from '#shared/lib/previous-page.ts'
import { lazyImport } from '#shared/routing/lazy-import.ts'
import { Notice } from '#shared/ui/banner.tsx'

const loadSecondFactor = lazyImport(() => import('#features/auth/components/second-factor.tsx'))
const SecondFactor = lazy(() => loadSecondFactor().then((part) => ({ default: part.SecondFactor })))

interface Waiting {
  means: readonly Means[]
  credentials: Credentials
}

/** Sign-in: credentials, then the second factor where the account has one, then the page the person came for. */
export function LoginPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  // The router hands unread words of the address through beside the read ones.
  const { notice } = readLoginSearch(useSearch({ strict: false }))
  const email = useLinkEmail()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const enter = async () => {
    clearCurrentUser()
    // Whoever goes back from there meant where they were before, not the way in.
    await router.navigate({ href: takePreviousPage(), replace: true })
  }
  const sendCredentials = async (credentials: Credentials) => {
    const { outcome, means } = await logIn(credentials)
    if (outcome === 'signedIn') return enter()
    await loadSecondFactor()
    setWaiting({ means, credentials })
  }
  if (waiting) {
    return (
      <SecondFactor
        means={waiting.means}
        remember={waiting.credentials.remember}
        onDone={enter}
        onBack={() => setWaiting(null)}
        onReopen={async () => void (await logIn(waiting.credentials))}
      />
    )
  }
  return (
    <AuthLayout
      title={t('login.title')}
      pageTitle={t('login.pageTitle')}
      lead={t('login.lead')}
      foot={
        <>
          {t('login.noAccount')}{' '}
          <Link to="/auth/register" className="po-link">
            {t('login.register')}
          </Link>
        </>
      }
    >
      {notice && (
        <div className="po-login-notice">
          <Notice
            tone={notice === 'awaitingAcceptance' ? 'wait' : 'done'}
            icon={notice === 'awaitingAcceptance' ? Clock : Check}
          >
            {t(`notices.${notice}`)}
          </Notice>
        </div>
      )}
      <LoginForm email={email} onSend={sendCredentials} onEnter={enter} />
    </AuthLayout>
  )
}
