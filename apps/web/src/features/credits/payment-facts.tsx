import type { PaymentView } from '@postelier/contract/purchases'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface PaymentFactsProps {
  payment: PaymentView
  accountId: number
}

/** What a payment brought: credits, the plan's last day, what is taken next, and its bill. */
export function PaymentFacts({ payment, accountId }: PaymentFactsProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number, dayMonthYear } = useFormats()
  const { outcome, credits: count, planNames, state } = payment
  if (outcome === null) return null
  const { bill, planUntil, nextCharge, debit } = outcome
  const isPaid = state === 'succeeded'
  return (
    <dl className="po-paid-facts" aria-label={t('paid.facts.label')}>
      {count > 0 && (
        <Fact name={t(isPaid ? 'paid.facts.credits' : 'paid.facts.creditsLater')}>
          {isPaid ? number(count) : t('paid.facts.whenValid', { count, number: number(count) })}
        </Fact>
      )}
      {isPaid && (
        <Fact name={t('paid.facts.balance')}>
          <b className="po-num">
            {t('paid.facts.balanceOf', { count: outcome.creditsLeft, number: number(outcome.creditsLeft) })}
          </b>
        </Fact>
      )}
      {planNames && planUntil && (
        <Fact name={t('paid.facts.plan')}>
          {t('paid.facts.planUntil', { plan: nameIn(planNames), date: dayMonthYear(planUntil) })}
        </Fact>
      )}
      {nextCharge && (
        <Fact name={t('paid.facts.next')}>
          {t('paid.facts.nextOn', { amount: money(nextCharge.cents), date: dayMonthYear(nextCharge.at) })}
        </Fact>
      )}
      {debit?.mandate && <Fact name={t('paid.facts.mandate')}>{debit.mandate}</Fact>}
      {debit && (
        <Fact name={t('paid.facts.creditor')}>
          {[debit.creditor, debit.creditorId].filter(Boolean).join(', ')}
        </Fact>
      )}
      {bill && (
        <Fact name={t('paid.facts.bill')}>
          <a
            className="po-link"
            href={`/api/users/${accountId}/bills/${bill.id}/document`}
            download={`${bill.number}.pdf`}
          >
            {bill.number} (PDF)
          </a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
