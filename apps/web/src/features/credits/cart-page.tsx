import type { CartView, PaymentMean } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  backFrom,
  cartQuery,
  creditsPages,
  methodsQuery,
  purchasesKey,
  useOwnName,
} from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
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
  const empty = (
    <EmptyState
      drawing={<BenchDrawing />}
      title={t('cart.empty')}
      action={
        agencyCustomerId ? (
          <ButtonLink
            to="/agency/customers/$agencyCustomerId/subscription"
            params={{ agencyCustomerId }}
            look="primary"
          >
            {t('cart.toPlans')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/me/credits" look="primary">
            {t('cart.toPlans')}
          </ButtonLink>
        )
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
            <div className="po-cart-sides">
              <CartLines {...{ accountId, cart: found }} />
              <Pay key={found.version} {...{ accountId, cart: found, back }} />
            </div>
          )
        }
      </AsyncState>
    </div>
  )
}

function CartLines({ accountId, cart }: { accountId: number; cart: CartView }) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money } = useFormats()
  const { lines, amounts, unusedCents, taxReason, frequency } = cart
  return (
    <section aria-labelledby="cart-lines">
      <h2 id="cart-lines" className="po-sr">
        {t('cart.lines')}
      </h2>
      <dl className="po-cart-lines">
        {lines.map((line) => (
          <div key={line.packId}>
            <dt>
              {line.quantity > 1 && `${line.quantity} × `}
              {nameIn(line.names)}
              {frequency && <small className="po-mute"> {t(`plans.per.${frequency}`)}</small>}
            </dt>
            <dd className="po-num">{money(line.cents)}</dd>
          </div>
        ))}
        {unusedCents > 0 && (
          <div>
            <dt>{t('cart.unused')}</dt>
            <dd className="po-num">−{money(unusedCents)}</dd>
          </div>
        )}
        {amounts.reduction > 0 && (
          <div>
            <dt>{t('cart.reduction', { code: cart.code ?? '' })}</dt>
            <dd className="po-num">−{money(amounts.reduction)}</dd>
          </div>
        )}
        <div className="po-cart-net">
          <dt>{t('cart.net')}</dt>
          <dd className="po-num">{money(amounts.net - amounts.reduction)}</dd>
        </div>
        <div>
          <dt>
            {taxReason ? t(`cart.tax.${taxReason}`) : t('cart.tax.usual', { percent: amounts.taxPercent })}
          </dt>
          <dd className="po-num">{money(amounts.tax)}</dd>
        </div>
        <div className="po-cart-total">
          <dt>{t('cart.total')}</dt>
          <dd className="po-num">{money(amounts.gross)}</dd>
        </div>
      </dl>
      <Code accountId={accountId} present={cart.code} />
    </section>
  )
}

function Code({ accountId, present }: { accountId: number; present: string | null }) {
  const { t } = useTranslation('credits')
  const [typed, setTyped] = useState('')
  const apply = useAction({
    send: (code: string) =>
      call('POST /api/users/{id}/cart/code', { params: { id: accountId }, body: { code } }),
    stale: [purchasesKey],
    faultIn: 'here',
    onDone: () => setTyped(''),
  })
  if (present !== null)
    return (
      <p className="po-cart-code">
        {t('code.used', { code: present })}{' '}
        <Button size="sm" look="quiet" busy={apply.busy} onClick={() => void apply.run('')}>
          {t('code.remove')}
        </Button>
      </p>
    )
  return (
    <form
      className="po-cart-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) void apply.run(typed)
      }}
    >
      <TextField
        label={t('code.label')}
        value={typed}
        error={apply.faults.code ?? apply.fault}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" busy={apply.busy} disabled={!typed.trim()}>
        {t('code.apply')}
      </Button>
    </form>
  )
}

interface PayProps {
  accountId: number
  cart: CartView
  back: string
}

/** How it is paid: what is kept with the provider, or a new card or mandate on the provider's own page. */
function Pay({ accountId, cart, back }: PayProps) {
  const { t } = useTranslation('credits')
  const { money } = useFormats()
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  const user = useCurrentUser()
  const mayUseKept = useAbility('paymentMeans:consult')
  const kept = useQuery({ ...methodsQuery(accountId), enabled: mayUseKept }).data ?? []
  const [means, setMeans] = useState<PaymentMean>('card')
  const [methodId, setMethodId] = useState<string>('')
  const [holder, setHolder] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '')
  const [email, setEmail] = useState(user?.email ?? '')
  const mine = kept.filter((method) => method.means === means)
  // One press is one payment, also when it is pressed again because no answer came.
  const [key] = useState(() => crypto.randomUUID())
  const id = useId()
  const pay = useAction({
    send: () =>
      call('POST /api/users/{id}/payments', {
        params: { id: accountId },
        body: {
          cartVersion: cart.version,
          agreedCents: cart.amounts.gross,
          means,
          holder,
          ...(means === 'debit' ? { email } : {}),
          ...(methodId && mine.some((method) => String(method.id) === methodId)
            ? { methodId: Number(methodId) }
            : {}),
          returnTo: back || pages.credits,
          key,
        },
      }),
    stale: [purchasesKey],
    faultIn: 'here',
    onDone: ({ payment }) => {
      window.location.assign(payment.url ?? pages.payment(payment.id))
    },
  })
  return (
    <form
      className="po-cart-pay"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        void pay.run()
      }}
    >
      <h2 id={id}>{t('pay.title')}</h2>
      <SegmentedChoice
        label={t('pay.means')}
        choices={(['card', 'debit'] as const).map((value) => ({ value, label: t(`pay.${value}`) }))}
        value={means}
        onChange={(value) => {
          setMeans(value)
          setMethodId('')
        }}
      />
      {mine.length > 0 && (
        <SelectField
          label={t('pay.with')}
          choices={[
            ...mine.map((method) => ({ value: String(method.id), label: method.label })),
            { value: '', label: t(`pay.new.${means}`) },
          ]}
          value={methodId}
          onChange={(event) => setMethodId(event.currentTarget.value)}
        />
      )}
      <TextField
        label={t('pay.holder')}
        value={holder}
        autoComplete="cc-name"
        error={pay.faults.holder}
        maxLength={120}
        onChange={(event) => setHolder(event.currentTarget.value)}
      />
      {means === 'debit' && (
        <TextField
          label={t('pay.email')}
          help={t('pay.emailHelp')}
          type="email"
          value={email}
          error={pay.faults.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      <p className="po-mute">{t(`pay.words.${means}`)}</p>
      {pay.fault && (
        <Notice tone="bad" icon={Lock}>
          {pay.fault}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" wide busy={pay.busy}>
        {cart.amounts.gross === 0 ? t('pay.free') : t('pay.go', { amount: money(cart.amounts.gross) })}
      </Button>
      <p className="po-mute">{t('pay.safe')}</p>
    </form>
  )
}
