import type { FactView } from '@postelier/contract'
import type { Formats } from '#shared/i18n/formats.ts'

/** The day a price was read on, its year where that is another one than now; nothing where nobody read it anywhere. */
export function priceReadOn(
  price: FactView['price'],
  { dayMonth, dayMonthYear }: Pick<Formats, 'dayMonth' | 'dayMonthYear'>,
  now = new Date(),
): string {
  if (!price?.asOf) return ''
  const at = `${price.asOf}T12:00:00Z`
  return price.asOf.startsWith(String(now.getFullYear())) ? dayMonth(at) : dayMonthYear(at)
}
