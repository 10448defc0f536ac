import type { AskedApproval } from '@postelier/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AskedPosts } from '#features/posts/approval/asked-posts.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/posts/approval/approval-page.css'

/** A mailed link, which stands for whom it was sent to: posts to say yes to, on a phone, without signing in. */
export function ApprovalPage() {
  const { t } = useTranslation('approvals')
  const { validationToken: token } = useParams({ from: '/me/tasks/validation/$validationToken' })
  const queryKey = ['approval', token]
  const found = useQuery({
    queryKey,
    queryFn: async () => (await call('POST /api/approvals/open', { body: { token }, anonymous: true })).asked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const isDead = isApiError(found.error) && [404, 410, 422].includes(found.error.status)
  usePageTitle(t('page.title'))
  return (
    <div className="po-approval">
      <header>
        <Logo />
        <LanguageSwitch />
      </header>
      <main>
        {isDead ? (
          <>
            <h1 className="po-hero">{t('page.dead')}</h1>
            <p className="po-lead">{t('page.deadWords')}</p>
          </>
        ) : (
          <AsyncState of={found} loading={<LineSkeleton />}>
            {(asked: AskedApproval) => (
              <AskedPosts
                token={token}
                asked={asked}
                onAnswered={(now) => queryClient.setQueryData(queryKey, now)}
                onStale={() => void found.refetch()}
              />
            )}
          </AsyncState>
        )}
      </main>
    </div>
  )
}
