import { type Amounts, share } from '@postelier/contract/purchases'
import type { PurchaseLine, TaxReason } from './purchase.ts'

/** Of France, on what is sold here. */
export const usualTaxPercent = 20

const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

export interface TaxedBuyer {
  readonly country: string
  /** Of the right form, or empty. */
  readonly vatNumber: string
}

/** Tax of a buyer: France's; none where a business of the Union owes it itself, or outside of it. */
export function taxFor({ country, vatNumber }: TaxedBuyer): {
  readonly percent: number
  readonly reason: TaxReason | null
} {
  const code = country.toUpperCase() || 'FR'
  // Monaco counts as France.
  if (code === 'FR' || code === 'MC') return { percent: usualTaxPercent, reason: null }
  if (!unionCountries.has(code)) return { percent: 0, reason: 'export' }
  return vatNumber === ''
    ? { percent: usualTaxPercent, reason: null }
    : { percent: 0, reason: 'reverseCharge' }
}

export interface Reduction {
  readonly cents: number | null
  readonly percent: number | null
}

interface PriceInput {
  readonly lines: readonly Pick<PurchaseLine, 'cents'>[]
  readonly unusedCents: number
  readonly reduction: Reduction | null
  readonly taxPercent: number
}

/** The sum, what is taken off, tax once on the rest, and everything together. Nothing goes below zero. */
export function priceOf({ lines, unusedCents, reduction, taxPercent }: PriceInput): Amounts {
  const sum = lines.reduce((all, line) => all + line.cents, 0)
  const net = Math.max(0, sum - unusedCents)
  const wished = reduction === null ? 0 : (reduction.cents ?? share(net, reduction.percent ?? 0, 100))
  const off = Math.min(net, wished)
  const tax = share(net - off, taxPercent, 100)
  return { net, reduction: off, taxPercent, tax, gross: net - off + tax }
}
