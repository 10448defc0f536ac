import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CreditCard, ReceiptText, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CreditPacks } from '#features/credits/credit-packs.tsx'
import { LimitNotice } from '#features/credits/limit-notice.tsx'
import { MethodsDialog } from '#features/credits/methods-dialog.tsx'
import { lifts, limitNamed } from '#features/credits/plan-limit.ts'
import { PlanNow } from '#features/credits/plan-now.tsx'
import { PlanTable } from '#features/credits/plan-table.tsx'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { backFrom, cartQuery, offersQuery, subscriptionQuery } from '#features/credits/purchase-queries.ts'
import { Statement } from '#features/credits/statement.tsx'
import { TaskCosts } from '#features/credits/task-costs.tsx'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'
import '#features/credits/credits.css'

const tabs = ['plan', 'credits', 'statement'] as const
type Tab = (typeof tabs)[number]

/** The plan one has and those one can have, credits in packs, and the account's own book. */
export function CreditsPage() {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const { agencyCustomerId } = useParams({ strict: false })
  const accountId = useManagedAccountId()
  const [words, change] = useListSearch()
  const tab: Tab = tabs.find((one) => one === words.tab) ?? 'plan'
  const offers = useQuery(offersQuery(accountId))
  const now = useQuery(subscriptionQuery(accountId))
  const mayBuy = useAbility('billing:edit')
  const cart = useQuery({ ...cartQuery(accountId), enabled: mayBuy }).data
  const seesOrders = useAbility('orders:consult')
  // An agency's cards are its own, and stand in nobody's list.
  const mayChangeMeans = useAbility('paymentMeans:edit') && !agencyCustomerId
  const openMethods = mayChangeMeans ? () => change({ methods: 'list' }) : null
  const back = backFrom(words)
  const limit = limitNamed(words.limit)
  const held = now.data
  // What is owed is paid before anything is bought.
  const owes = (held?.debtCents ?? 0) > 0
  // In the order they are sold: the first that lifts it is the smallest.
  const lifting =
    (limit && held && mayBuy && offers.data?.plans.find(({ limits }) => lifts(limits, limit, held))) || null
  return (
    <div className="po-page">
      <PageHeader
        title={t(agencyCustomerId ? 'ofCustomer' : 'title')}
        crumbs={useCustomerCrumbs()}
        actions={
          <>
            {cart && (
              <ButtonLink {...cartLink(agencyCustomerId, back)} icon={ShoppingCart}>
                {t('cart.open')}
              </ButtonLink>
            )}
            {openMethods && (
              <Button icon={CreditCard} onClick={openMethods}>
                {t('paymentMethods:open')}
              </Button>
            )}
            {!agencyCustomerId && (
              <ButtonLink icon={ReceiptText} to="/me/account/bills">
                {t('bills')}
              </ButtonLink>
            )}
          </>
        }
      />
      {limit && held && tab === 'plan' && <LimitNotice limit={limit} now={held} lifting={lifting} />}
      <AsyncState of={now} loading={<RowSkeleton />}>
        {(data) => (
          <PlanNow
            now={data}
            accountId={accountId}
            mayChange={mayBuy}
            isSecond={owes || (tab === 'plan' && lifting !== null)}
            onMethods={openMethods}
            onBuy={mayBuy && tab !== 'credits' ? () => change({ tab: 'credits' }) : null}
          />
        )}
      </AsyncState>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'plan' ? '' : value })}
      >
        {tab === 'plan' && (
          <AsyncState of={offers} loading={<RowSkeleton />}>
            {({ plans }) => (
              <PlanTable
                plans={plans}
                subscription={now.data?.subscription ?? null}
                given={now.data?.given ?? null}
                {...{ accountId, mayBuy, back }}
                liftingId={owes ? null : (lifting?.id ?? null)}
              />
            )}
          </AsyncState>
        )}
        {tab === 'credits' && (
          <AsyncState of={offers} loading={<RowSkeleton />}>
            {({ creditPacks }) => (
              <div className="po-packs-sides">
                <CreditPacks packs={creditPacks} {...{ accountId, mayBuy, back }} isSecond={owes} />
                {seesOrders && <TaskCosts accountId={accountId} />}
              </div>
            )}
          </AsyncState>
        )}
        {tab === 'statement' && <Statement accountId={accountId} />}
      </Tabs>
      {words.methods && mayChangeMeans && (
        <MethodsDialog
          accountId={accountId}
          setupId={wholeNumber(words.methods) || null}
          plan={planState(held)}
          onClose={() => change({ methods: '' })}
        />
      )}
    </div>
  )
}

/** Where what was put there waits. */
function cartLink(agencyCustomerId: string | undefined, back: string): LinkTarget {
  const search = back ? { back } : {}
  return agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/credits/cart', params: { agencyCustomerId }, search }
    : { to: '/me/credits/cart', search }
}

/** Whether what is added now pays a plan, and whether that is waited for. */
function planState(now: PlanNowView | undefined): 'none' | 'active' | 'late' {
  const state = now?.subscription?.state
  if (state === undefined || state === 'ending') return 'none'
  return state === 'late' ? 'late' : 'active'
}
