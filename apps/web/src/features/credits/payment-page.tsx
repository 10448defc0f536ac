import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackButton } from '#features/credits/back-button.tsx'
import { PaymentFacts } from '#features/credits/payment-facts.tsx'
import { ProviderForm } from '#features/credits/provider-form.tsx'
import { creditsPages, purchasesKey, useOwnName } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/credits/credits.css'

const againMs = 3_000

/** What came of a payment: read at the provider, never believed from the address one came back by. */
export function PaymentPage() {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number, dayMonthYear } = useFormats()
  const { paymentId, agencyCustomerId } = useParams({ strict: false })
  const pages = creditsPages(agencyCustomerId)
  const id = useManagedAccountId()
  const payment = useQuery({
    queryKey: [...purchasesKey, id, 'payment', paymentId],
    queryFn: async ({ signal }) =>
      (
        await call('POST /api/users/{id}/payments/{paymentId}/read', {
          params: { id, paymentId: Number(paymentId) },
          signal,
        })
      ).payment,
    // While somebody types a card here, nothing is asked.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'action' && data.clientSecret === null ? againMs : false,
  })
  return (
    <div className="po-page po-paid">
      <PageHeader title={t('paid.title')} />
      <AsyncState of={payment} loading={<RowSkeleton />}>
        {(found) => {
          const icon = { succeeded: CircleCheck, processing: Clock }[found.state as string] ?? TriangleAlert
          const what = found.isDebt
            ? t('paid.debt')
            : found.planNames
              ? t('paid.plan', { plan: nameIn(found.planNames) })
              : t('paid.credits', { count: found.credits, number: number(found.credits) })
          const goesOn = found.state === 'succeeded' || found.state === 'processing'
          return (
            <section className="po-paid-card" data-state={found.state}>
              <Icon of={icon} size={40} />
              <h2>{t(`paid.${found.state}.title`)}</h2>
              <p>
                {t(`paid.${found.state}.words`, {
                  amount: money(found.grossCents),
                  what,
                  date: found.outcome?.debit ? dayMonthYear(`${found.outcome.debit.by}T12:00:00`) : '',
                })}
                {found.failure && ` ${t(`paid.failures.${found.failure}`)}`}
              </p>
              <PaymentFacts payment={found} accountId={id} />
              {found.clientSecret && found.publicKey && (
                <ProviderForm
                  publicKey={found.publicKey}
                  clientSecret={found.clientSecret}
                  asks="payment"
                  label={t('pay.go', { amount: money(found.grossCents) })}
                  onDone={() => void payment.refetch()}
                />
              )}
              <p className="po-paid-acts">
                {goesOn ? (
                  <>
                    <BackButton
                      to={found.returnTo}
                      accountId={id}
                      isDone={found.state === 'succeeded' && !found.isDebt}
                    />
                    {!agencyCustomerId && (
                      <ButtonLink to="/me/account/bills" size="lg">
                        {t('paid.bill')}
                      </ButtonLink>
                    )}
                  </>
                ) : (
                  <>
                    {found.url && (
                      <Button
                        look="primary"
                        size="lg"
                        onClick={() => found.url && window.location.assign(found.url)}
                      >
                        {t('paid.again')}
                      </Button>
                    )}
                    <Button
                      look={found.url ? 'default' : 'primary'}
                      size="lg"
                      onClick={() => window.location.assign(pages.cart)}
                    >
                      {t('paid.otherwise')}
                    </Button>
                  </>
                )}
              </p>
            </section>
          )
        }}
      </AsyncState>
    </div>
  )
}
