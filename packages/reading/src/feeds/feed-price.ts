// Prices as feeds write them: for machines, for people, or as a bare number whose currency goes without saying.
import { cut, plain } from '../page/tree.ts'
import { readCents, readPriceLine } from '../values/prices.ts'

export interface FeedPrice {
  /** As the feed writes it. */
  readonly text: string
  readonly cents: number
  readonly currency: string
}

/** Where nobody says another: what most of those who write in these four languages pay with. */
export const usualCurrency = 'EUR'

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
const written = /^(?:([A-Z]{3}|[€£$])\s?)?(\d[\d .,'\u00A0\u202F]*?)\s?([A-Z]{3}|[€£$])?$/

/** “24.00 EUR”, “EUR 24,00”, “24 €”, “24 € TTC”; a bare number is in `currency`, and a person sees it so before it is kept. */
export function readPrice(words: string, currency: string): FeedPrice | null {
  const text = plain(words)
  const found = written.exec(text)
  if (!found) return priceOfLine(text)
  const sign = found[1] ?? found[3]
  const cents = readCents((found[2] ?? '').trim())
  if (cents === null || cents === 0) return null
  if (sign === undefined) return { text: `${(cents / 100).toFixed(2)} ${currency}`, cents, currency }
  return { text: cut(text, 60), cents, currency: signs[sign] ?? sign }
}

function priceOfLine(text: string): FeedPrice | null {
  const price = readPriceLine(text)
  return price && { text: cut(text, 60), cents: price.cents, currency: price.currency }
}

/** The currency that most of these say; none where none says one. */
export function commonCurrency(prices: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const words of prices) {
    const { currency = '' } = readPrice(words, '') ?? {}
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
