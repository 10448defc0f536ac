import type { CartView, PaymentMean } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { creditsPages, methodsQuery, purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface PayProps {
  accountId: number
  cart: CartView
  back: string
}

/** How it is paid: what is kept with the provider, or a new card or mandate on the provider's own page. */
export function PayForm({ accountId, cart, back }: PayProps) {
  const { t } = useTranslation('credits')
  const { money, dayMonthYear } = useFormats()
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  const user = useCurrentUser()
  const mayUseKept = useAbility('paymentMeans:consult')
  const methods = useQuery({ ...methodsQuery(accountId), enabled: mayUseKept })
  const kept = methods.data ?? []
  const [pressed, setMeans] = useState<PaymentMean | null>(null)
  // What comes first among what is kept is what one pays with, a card or an account.
  const means = pressed ?? kept.find(({ isDefault }) => isDefault)?.means ?? 'card'
  const [chosen, setMethodId] = useState<string | null>(null)
  // Of an account that is debited; a card's holder is asked for where the card is.
  const [holder, setHolder] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '')
  const [email, setEmail] = useState(user?.email ?? '')
  const mine = kept.filter((method) => method.means === means)
  // What is kept is paid with, unless another one is asked for.
  const methodId = chosen ?? String((mine.find(({ isDefault }) => isDefault) ?? mine[0])?.id ?? '')
  const paysWith = mine.find((method) => String(method.id) === methodId)
  // One press is one payment, also when it is pressed again because no answer came.
  const [key] = useState(() => crypto.randomUUID())
  const id = useId()
  // A dearer plan takes the place of the present one with its money.
  const isTaken = cart.amounts.gross > 0
  const taken = { amount: money(cart.amounts.gross), date: dayMonthYear(`${cart.debitedBy}T12:00:00`) }
  const debit = cart.kind === 'plan' && cart.unusedCents > 0 ? 'change' : cart.kind
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
          ...(paysWith ? { methodId: paysWith.id } : {}),
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
  if (methods.isLoading) return <RowSkeleton rows={3} />
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
          setMethodId(null)
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
      {means === 'debit' && !paysWith && (
        <TextField
          label={t('pay.holder')}
          value={holder}
          error={pay.faults.holder}
          maxLength={120}
          onChange={(event) => setHolder(event.currentTarget.value)}
        />
      )}
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
      <p className="po-mute">
        {paysWith && isTaken
          ? t(`pay.kept.${means}`, { label: paysWith.label, ...taken })
          : isTaken && t(`pay.new.words.${means}`, taken)}
        {means === 'debit' && isTaken && ` ${t(`pay.debitWords.${debit}`)}`}
      </p>
      {pay.fault && (
        <Notice tone="bad" icon={Lock}>
          {pay.fault}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" wide busy={pay.busy}>
        {cart.amounts.gross === 0
          ? t('pay.free')
          : t(means === 'debit' ? 'pay.goDebit' : 'pay.go', { amount: money(cart.amounts.gross) })}
      </Button>
      <p className="po-mute po-cart-terms">
        {t('cart.terms')}{' '}
        <a className="po-link" href="/terms" target="_blank" rel="noreferrer">
          {t('cart.termsLink')}
        </a>
        .
      </p>
    </form>
  )
}
