import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Credentials, logIn, type Means } from '#features/auth/api/log-in.ts'
import { LoginForm } from '#features/auth/components/login-form.tsx'
import { SecondFactorSteps } from '#features/auth/components/second-factor.tsx'
import { call } from '#shared/api/call.ts'
import { clearCurrentUser, currentUserQuery } from '#shared/api/current-user.ts'
import { reportSignedIn, signsInAgain } from '#shared/api/session-expiry.ts'
import { Dialog } from '#shared/ui/dialog.tsx'

interface Waiting {
  readonly means: readonly Means[]
  readonly credentials: Credentials
}

/** The session ended while somebody was writing: they sign in over their screen, and what they typed stays in it. */
export function SignInAgain() {
  const { t } = useTranslation('auth')
  const titleId = useId()
  const router = useRouter()
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const enter = async () => {
    const before = client.getQueryData(currentUserQuery.queryKey)
    const { user } = await call('GET /user/current', { anonymous: true })
    signsInAgain.set(false)
    if (before && before.id !== user.id) {
      // Another person's screen is not theirs to see.
      clearCurrentUser()
      await router.navigate({ to: '/' })
      return
    }
    client.setQueryData(currentUserQuery.queryKey, user)
    reportSignedIn()
    await client.invalidateQueries()
  }
  const sendCredentials = async (credentials: Credentials) => {
    const { outcome, means } = await logIn(credentials)
    if (outcome === 'signedIn') return enter()
    setWaiting({ means, credentials })
  }
  return (
    <Dialog open onClose={() => signsInAgain.set(false)} labelledBy={titleId}>
      <h2 id={titleId} className="po-question">
        {t('again.title')}
      </h2>
      <p className="po-ink2 po-login-notice">{t('again.words')}</p>
      {waiting ? (
        <SecondFactorSteps
          means={waiting.means}
          remember={waiting.credentials.remember}
          onDone={enter}
          onReopen={async () => void (await logIn(waiting.credentials))}
        />
      ) : (
        <LoginForm onSend={sendCredentials} onEnter={enter} />
      )}
    </Dialog>
  )
}
