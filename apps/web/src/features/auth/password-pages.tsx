import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { initializePassword, resetPassword } from '#features/auth/api/links.ts'
import { MailedLink } from '#features/auth/components/link-gate.tsx'
import { PasswordForm } from '#features/auth/components/password-form.tsx'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'

/** A new password by a mailed link; a link that is used or too old says so. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  return (
    <MailedLink kind="resetPassword" pageTitle={t('reset.pageTitle')}>
      {(found, token) => (
        <AuthLayout
          title={t('reset.title')}
          pageTitle={t('reset.pageTitle')}
          lead={t('reset.lead', { email: found.email })}
        >
          <PasswordForm
            email={found.email}
            submitLabel={t('reset.submit')}
            onSend={async ({ password, passwordConfirmation }) => {
              await resetPassword({ token, password, passwordConfirmation })
              await router.navigate({
                to: '/auth/login',
                search: { notice: 'passwordReset' },
                state: { linkEmail: found.email },
                replace: true,
              })
            }}
          />
        </AuthLayout>
      )}
    </MailedLink>
  )
}

export function InitializePasswordPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  return (
    <MailedLink kind="initializePassword" pageTitle={t('initialize.pageTitle')}>
      {(found, token) => (
        <AuthLayout
          title={t('initialize.title', { firstName: found.firstName })}
          pageTitle={t('initialize.pageTitle')}
          lead={t(found.inviter ? 'initialize.leadFrom' : 'initialize.lead', {
            email: found.email,
            inviter: found.inviter,
          })}
        >
          <PasswordForm
            email={found.email}
            withConsents
            submitLabel={t('initialize.submit')}
            onSend={async ({ password, passwordConfirmation }) => {
              await initializePassword({
                token,
                password,
                passwordConfirmation,
                acceptTerms: true,
                acceptPrivacy: true,
              })
              await router.navigate({
                to: '/auth/login',
                search: { notice: 'passwordChosen' },
                state: { linkEmail: found.email },
                replace: true,
              })
            }}
          />
        </AuthLayout>
      )}
    </MailedLink>
  )
}
