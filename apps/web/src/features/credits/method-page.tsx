import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ProviderForm } from '#features/credits/provider-form.tsx'
import { setupQuery } from '#features/credits/purchase-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/credits/credits.css'

/** Where a card or an account is typed into the provider's own form; what came of it is told where all of them are listed. */
export function MethodPage() {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const { setupId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const setup = useQuery(setupQuery(useManagedAccountId(), Number(setupId)))
  const isOver = setup.data !== undefined && setup.data.clientSecret === null
  useEffect(() => {
    if (isOver)
      void navigate({ to: '/me/credits', search: { methods: Number(setupId) } as never, replace: true })
  }, [isOver, navigate, setupId])
  return (
    <div className="po-page po-paid">
      <PageHeader title={t(`paymentMethods:addTitle.${setup.data?.means ?? 'card'}`)} />
      <AsyncState of={setup} loading={<RowSkeleton />}>
        {({ clientSecret, publicKey, means }) =>
          clientSecret &&
          publicKey && (
            <section className="po-paid-card">
              <p>{t(`paymentMethods:addWords.${means}`)}</p>
              <ProviderForm
                publicKey={publicKey}
                clientSecret={clientSecret}
                asks="method"
                label={t(`paymentMethods:addTitle.${means}`)}
                onDone={() => void setup.refetch()}
              />
              <p className="po-paid-acts">
                <ButtonLink to="/me/credits" size="lg">
                  {t('paymentMethods:back')}
                </ButtonLink>
              </p>
            </section>
          )
        }
      </AsyncState>
    </div>
  )
}
