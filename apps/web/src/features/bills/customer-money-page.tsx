import type { CustomerMoneyView } from '@postelier/contract/customer-money'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { customerMoneyQuery } from '#features/bills/bill-queries.ts'
import { CreditEntries } from '#features/bills/credit-entries.tsx'
import { CreditsLeft } from '#features/bills/credits-left.tsx'
import { CustomerBills } from '#features/bills/customer-bills.tsx'
import { CustomerPayments } from '#features/bills/customer-payments.tsx'
import { DebtTable } from '#features/bills/debt-table.tsx'
import { MoneyJournal } from '#features/bills/money-journal.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import '#features/bills/bills.css'

/** An administrator's page of one customer's plan, credits, bills and payments. */
export function CustomerMoneyPage() {
  const { userId } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(userId ?? '')) throw notFound()
  return <CustomerMoney key={userId} accountId={Number(userId)} />
}

/** How a customer stands: plan, credits, what is owed, bills and payments. */
function CustomerMoney({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bills')
  const money = useQuery(customerMoneyQuery(accountId))
  if (isApiError(money.error) && money.error.status === 404 && !money.data) throw notFound()
  const { name: person = '', society = '' } = money.data ?? {}
  const name = society && person ? `${society} (${person})` : society || person
  return (
    <div className="po-page">
      <PageHeader
        title={t('customer.title')}
        crumbs={[
          { label: t('customer.customers'), to: '/admin/users/customer' as '/admin/users/$userType' },
          ...(name
            ? [
                {
                  label: name,
                  to: `/admin/users/customer/${accountId}/edit` as '/admin/users/$userType/$userId/edit',
                },
              ]
            : []),
        ]}
      />
      <AsyncState of={money} loading={<RowSkeleton rows={4} />}>
        {(known) => (
          <>
            {known.debts.length > 0 && (
              <section className="po-money-part">
                <h2>{t('customer.debts')}</h2>
                <p className="po-ink2">{t('debts.lead')}</p>
                <DebtTable debts={known.debts} isOneCustomers />
              </section>
            )}
            <div className="po-money-two">
              <PlanPart money={known} />
              <CreditsLeft {...{ accountId, name }} credits={known.credits} reserved={known.reserved} />
            </div>
          </>
        )}
      </AsyncState>
      <MoneyBooks accountId={accountId} />
    </div>
  )
}

const books = {
  bills: CustomerBills,
  payments: CustomerPayments,
  entries: CreditEntries,
  journal: MoneyJournal,
} as const
type Book = keyof typeof books

/** Bills, payments, credits and the journal, one at a time: which one stands in the address. */
function MoneyBooks({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bills')
  const [words, change] = useListSearch()
  const mayRead: Readonly<Record<Book, boolean>> = {
    bills: true,
    payments: true,
    entries: useAbility('adminCreditEntries:consult'),
    journal: useAbility('adminJournal:consult'),
  }
  const open = (Object.keys(books) as Book[]).filter((book) => mayRead[book])
  const book = open.find((one) => one === words.tab) ?? 'bills'
  const Shown = books[book]
  return (
    <Tabs
      label={t('customer.books')}
      items={open.map((value) => ({ value, label: t(`customer.${value}`) }))}
      value={book}
      onChange={(value) => change({ tab: value === 'bills' ? '' : value })}
    >
      <Shown accountId={accountId} />
    </Tabs>
  )
}

function PlanPart({ money: { subscription, given: gift } }: { money: CustomerMoneyView }) {
  const { t, i18n } = useTranslation('bills')
  const { dayMonthYear, money } = useFormats()
  const nameIn = ({ fr, en }: { fr: string; en: string }) => (i18n.language === 'en' ? en : fr)
  const day = (at: string | null) => (at === null ? '' : dayMonthYear(at))
  const given =
    gift &&
    t(subscription ? 'customer.alsoGiven' : 'customer.given', {
      plan: nameIn(gift.names),
      date: dayMonthYear(`${gift.until}T12:00:00`),
    })
  const facts: readonly (readonly [string, string])[] = subscription
    ? [
        [t('customer.plan.state'), t(`customer.states.${subscription.state}`)],
        [
          t('customer.plan.price'),
          t(`customer.frequency.${subscription.frequency}`, { amount: money(subscription.cents) }),
        ],
        [
          t(subscription.state === 'ending' ? 'customer.plan.ends' : 'customer.plan.next'),
          day(subscription.periodEnd),
        ],
        [t('customer.plan.grace'), day(subscription.graceUntil)],
        [t('customer.plan.becomes'), subscription.next ? nameIn(subscription.next.names) : ''],
        [t('customer.plan.means'), subscription.means ?? ''],
      ]
    : []
  return (
    <section className="po-money-part">
      <h2>{t('customer.planTitle')}</h2>
      <p className="po-money-name">
        {subscription
          ? nameIn(subscription.plan.names)
          : gift
            ? t('customer.givenPlan', { plan: nameIn(gift.names) })
            : t('customer.noPlan')}
      </p>
      {given && <p className="po-ink2">{given}</p>}
      <dl className="po-money-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
