import type { SubjectInvitationView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AskedSubjects } from '#features/planning/validation/asked-subjects.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/planning/validation/validation.css'

/** A mailed link, which stands for whom it was sent to: subjects to say yes or no to, on a phone, without signing in. */
export function SubjectsValidationPage() {
  const { t } = useTranslation('planning')
  const { validationToken: token } = useParams({ from: '/me/subjects/validation/$validationToken' })
  const queryKey = ['subjects-validation', token]
  const found = useQuery({
    queryKey,
    queryFn: async () =>
      (await call('POST /api/subjects/validation', { body: { token }, anonymous: true })).invitation,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const isDead = isApiError(found.error) && [404, 410, 422].includes(found.error.status)
  usePageTitle(t('validation.pageTitle'))
  return (
    <div className="po-validation">
      <header>
        <Logo />
        <LanguageSwitch />
      </header>
      <main>
        {isDead ? (
          <>
            <h1 className="po-hero">{t('validation.dead')}</h1>
            <p className="po-lead">{t('validation.deadWords')}</p>
          </>
        ) : (
          <AsyncState of={found} loading={<LineSkeleton />}>
            {(invitation: SubjectInvitationView) => (
              <AskedSubjects
                token={token}
                invitation={invitation}
                onAnswered={(answered) => queryClient.setQueryData(queryKey, answered)}
                onStale={() => void found.refetch()}
              />
            )}
          </AsyncState>
        )}
      </main>
    </div>
  )
}
