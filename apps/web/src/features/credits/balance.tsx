import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'

interface BalanceProps {
  now: PlanNowView
  /** Leads to the packs; null where one does not buy here, or is there. */
  onBuy: (() => void) | null
  isSecond: boolean
}

/** What can be spent, until when, and what is set aside for orders under way. */
export function Balance({ now: { credits, reserved }, onBuy, isSecond }: BalanceProps) {
  const { t } = useTranslation('credits')
  const { number, dayMonthYear } = useFormats()
  const count = credits.reduce((all, { amount }) => all + amount, 0)
  return (
    <section className="po-balance" aria-labelledby="balance">
      <h2 id="balance" className="po-balance-sum">
        <b className="po-num">{number(count)}</b> {t('balance.credits', { count })}
      </h2>
      <p className="po-balance-ends po-ink2">
        {credits.map(({ amount, endsAt }) => (
          <span key={endsAt ?? ''}>
            {endsAt === null
              ? t('used.stay', { count: amount, number: number(amount) })
              : t('used.endOn', { count: amount, number: number(amount), date: dayMonthYear(endsAt) })}
          </span>
        ))}
        {reserved > 0 && (
          <span className="po-balance-held">
            {t('balance.reserved', { count: reserved, number: number(reserved) })}
          </span>
        )}
      </p>
      {onBuy && (
        <Button look={isSecond ? 'default' : 'primary'} onClick={onBuy}>
          {t('balance.buy')}
        </Button>
      )}
    </section>
  )
}
