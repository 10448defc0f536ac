import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { acceptInvitation, lookAtInvitation } from '#features/auth/api/links.ts'
import { DeadLink, LookState } from '#features/auth/components/link-gate.tsx'
import { PasswordForm } from '#features/auth/components/password-form.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'

/** Where an invited person lands from their mail: who invites them, and the choice of a password. */
export function InvitationPage() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const { publicId = '' } = useParams({ strict: false }) as { publicId?: string }
  const found = useQuery({
    queryKey: ['link', 'invitation', publicId],
    queryFn: () => lookAtInvitation(publicId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const pageTitle = t('invitation.pageTitle')
  // Half an address, as some mail programs cut it, or one that never was: dead all the same.
  if (isApiError(found.error) && found.error.status === 404)
    return <DeadLink kind="invitation" pageTitle={pageTitle} />
  return (
    <LookState of={found} pageTitle={pageTitle}>
      {(data) =>
        data.usable ? (
          <AuthLayout
            title={data.inviter ? t('invitation.title', data) : t('invitation.titleAlone', data)}
            pageTitle={pageTitle}
            lead={t('invitation.lead', { email: data.email })}
          >
            <PasswordForm
              email={data.email}
              withConsents
              name={{ firstName: data.firstName, lastName: data.lastName }}
              submitLabel={t('invitation.submit')}
              onSend={async ({ firstName, lastName, password, passwordConfirmation }) => {
                await acceptInvitation(publicId, {
                  firstName,
                  lastName,
                  password,
                  passwordConfirmation,
                  acceptTerms: true,
                  acceptPrivacy: true,
                })
                await router.navigate({
                  to: '/auth/login',
                  search: { notice: 'invitationAccepted' },
                  state: { linkEmail: data.email },
                  replace: true,
                })
              }}
            />
          </AuthLayout>
        ) : (
          <DeadLink kind="invitation" pageTitle={pageTitle} />
        )
      }
    </LookState>
  )
}
