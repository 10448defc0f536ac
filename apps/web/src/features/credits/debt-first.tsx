import { useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { creditsPages } from '#features/credits/purchase-queries.ts'
import { useDebtWords } from '#features/credits/use-debt-words.ts'
import { useSettleDebt } from '#features/credits/use-settle-debt.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'

interface DebtFirstProps {
  accountId: number
  debtCents: number
  debts: PlanNowView['debts']
  /** Where one came from to buy. */
  back: string
}

/** In place of the payment: what is owed is paid before anything is bought, and leads back to the cart. */
export function DebtFirst({ accountId, debtCents, debts, back }: DebtFirstProps) {
  const { t } = useTranslation('credits')
  const { money } = useFormats()
  const debtWords = useDebtWords()
  const { cart } = creditsPages(useParams({ strict: false }).agencyCustomerId)
  const mayPay = useAbility('billing:edit')
  const settle = useSettleDebt({
    accountId,
    debtCents,
    returnTo: back ? `${cart}?back=${encodeURIComponent(back)}` : cart,
  })
  const id = useId()
  return (
    <section className="po-cart-pay" aria-labelledby={id}>
      <h2 id={id}>{t('debtFirst.title')}</h2>
      <p>{t('debtFirst.words', { what: debtWords(debts), amount: money(debtCents) })}</p>
      <p className="po-mute">{t('debtFirst.after')}</p>
      {mayPay && (
        <Button look="primary" size="lg" wide busy={settle.busy} onClick={() => void settle.run()}>
          {t('now.settle', { amount: money(debtCents) })}
        </Button>
      )}
    </section>
  )
}
