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

/**
 * Of several reductions the one that takes most off a price, of equal ones the first: never two at once. An amount and a
 * percentage are only compared at a price.
 */
export function bestReduction<R extends Reduction>(
  { lines }: Pick<PriceInput, 'lines'>,
  reductions: readonly R[],
): R | null {
  const sum = sumOf(lines)
  return reductions.reduce<R | null>(
    (best, one) => (best === null || offOf(sum, one) > offOf(sum, best) ? one : best),
    null,
  )
}

/** Of a price: not an amount or percentage of nothing. */
export const takesOff = ({ lines }: Pick<PriceInput, 'lines'>, reduction: Reduction): boolean =>
  offOf(sumOf(lines), reduction) > 0

const sumOf = (lines: PriceInput['lines']): number => lines.reduce((all, line) => all + line.cents, 0)

const offOf = (sum: number, reduction: Reduction | null): number =>
  reduction === null ? 0 : Math.min(sum, reduction.cents ?? share(sum, reduction.percent ?? 0, 100))

interface PriceInput {
  readonly lines: readonly Pick<PurchaseLine, 'cents'>[]
  readonly unusedCents: number
  readonly reduction: Reduction | null
  readonly taxPercent: number
}

/**
 * How much of what was paid for unused days is needed: of the price after its reduction. What was paid already was reduced by
 * itself, and no percentage is taken off it again.
 */
export function unusedTaken({ lines, unusedCents, reduction }: Omit<PriceInput, 'taxPercent'>): number {
  const sum = sumOf(lines)
  return Math.min(unusedCents, sum - offOf(sum, reduction))
}

/** The sum, what is taken off, tax once on the rest, and everything together. Nothing goes below zero. */
export function priceOf({ taxPercent, ...input }: PriceInput): Amounts {
  const sum = sumOf(input.lines)
  const net = sum - unusedTaken(input)
  const off = offOf(sum, input.reduction)
  const tax = share(net - off, taxPercent, 100)
  if (net - off + tax < leastCents) return { net, reduction: net, taxPercent, tax: 0, gross: 0 }
  return { net, reduction: off, taxPercent, tax, gross: net - off + tax }
}
