import { type Amounts, leastCents, share } from '@postelier/contract/purchases'
import type { PurchaseLine, TaxReason } from './purchase.ts'

/** Of France, on what is sold here. */
export const usualTaxPercent = 20

const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Monaco and the departments where France's tax is owed count as France. */
const isFrance: ReadonlySet<string> = new Set('FR MC GP MQ RE'.split(' '))

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined

/** Greece's numbers begin with EL. Who owes the tax in France has it added like everybody there. */
const isOfAnotherCountry = (vatNumber: string): boolean => {
  const prefix = vatNumber.slice(0, 2).toUpperCase()
  return prefix !== 'FR' && (prefix === 'EL' || unionCountries.has(prefix))
}

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
  if (isFrance.has(code) || !isCountry(code)) return { percent: usualTaxPercent, reason: null }
  if (!unionCountries.has(code)) return { percent: 0, reason: 'export' }
  return isOfAnotherCountry(vatNumber)
    ? { percent: 0, reason: 'reverseCharge' }
    : { percent: usualTaxPercent, reason: null }
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
  if (net - off + tax < leastCents) return { net, reduction: net, taxPercent, tax: 0, gross: 0 }
  return { net, reduction: off, taxPercent, tax, gross: net - off + tax }
}
