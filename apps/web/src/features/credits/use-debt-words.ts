import { useTranslation } from 'react-i18next'
import type { PlanNowView } from '#features/credits/plan-use.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** Which debits came back unpaid, and when. */
export function useDebtWords(): (debts: PlanNowView['debts']) => string {
  const { t } = useTranslation('credits')
  const { dayMonthYear } = useFormats()
  return (debts) =>
    debts
      .map(({ billNumber, at }) =>
        billNumber === null
          ? t('now.debtOn', { date: dayMonthYear(at) })
          : t('now.debtOf', { bill: billNumber, date: dayMonthYear(at) }),
      )
      .join(' ')
}
