import { unitsOf } from '@postelier/networks'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** An amount in a currency's smallest unit, as people write it. */
export function useMoney() {
  const { money } = useFormats()
  return (amount: number, currency: string) => money((amount / unitsOf(currency)) * 100, currency)
}
