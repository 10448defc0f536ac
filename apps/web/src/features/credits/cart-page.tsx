import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CartLines } from '#features/credits/cart-lines.tsx'
import { DebtFirst } from '#features/credits/debt-first.tsx'
import { PayForm } from '#features/credits/pay-form.tsx'
import { backFrom, cartQuery, subscriptionQuery } from '#features/credits/purchase-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'
import '#features/credits/credits.css'

/** What is about to be bought, with tax and reductions, and how it is paid. */
export function CartPage() {
  const { t } = useTranslation('credits')
  const accountId = useManagedAccountId()
  const { agencyCustomerId } = useParams({ strict: false })
  const [words] = useListSearch()
  const back = backFrom(words)
  const cart = useQuery(cartQuery(accountId))
  const now = useQuery(subscriptionQuery(accountId))
  const { debtCents = 0, debts = [] } = now.data ?? {}
  const search = {
    ...(cart.data?.kind === 'credits' ? { tab: 'credits' } : {}),
    ...(back ? { back } : {}),
  }
  const plans: LinkTarget = agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/subscription', params: { agencyCustomerId }, search }
    : { to: '/me/credits', search }
  const empty = (
    <EmptyState
      drawing={<BenchDrawing />}
      title={t('cart.empty')}
      action={
        <ButtonLink {...plans} look="primary">
          {t('cart.toPlans')}
        </ButtonLink>
      }
    >
      {t('cart.emptyWords')}
    </EmptyState>
  )
  return (
    <div className="po-page po-cart">
      <PageHeader title={t('cart.title')} crumbs={useCustomerCrumbs()} />
      <AsyncState of={cart} loading={<RowSkeleton />} isEmpty={(found) => found === null} empty={empty}>
        {(found) =>
          found && (
            <div>
              <p className="po-cart-back">
                <ButtonLink {...plans} look="quiet" icon={ArrowLeft}>
                  {t(`cart.back.${found.kind}`)}
                </ButtonLink>
              </p>
              <div className="po-cart-sides">
                <CartLines {...{ accountId, cart: found }} />
                {debtCents > 0 ? (
                  <DebtFirst {...{ accountId, debtCents, debts, back }} />
                ) : (
                  <PayForm key={found.version} {...{ accountId, cart: found, back }} />
                )}
              </div>
            </div>
          )
        }
      </AsyncState>
    </div>
  )
}
