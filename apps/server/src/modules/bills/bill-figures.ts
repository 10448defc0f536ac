import type { BillRow } from './queries/list-bills.ts'

/**
 * Why tax is what it is, in the codes of EN 16931: of France; owed by the buyer in the Union; outside of what French tax is
 * for; nothing.
 */
export type TaxCategory = 'S' | 'AE' | 'O' | 'Z'

/** What stands on a document, in whole cents. A credit note gives back: its figures are positive, and its kind says so. */
export interface BillFigures {
  readonly lines: BillRow['lines']
  /** Of all lines; off it; what tax is reckoned on; tax; all together. */
  readonly net: number
  readonly reduction: number
  readonly taxed: number
  readonly tax: number
  readonly gross: number
  readonly paid: number
  readonly due: number
  readonly taxPercent: number
  readonly category: TaxCategory
}

export function figuresOf({
  kind,
  lines,
  amounts,
  taxReason,
  paidAt,
}: Pick<BillRow, 'kind' | 'lines' | 'amounts' | 'taxReason' | 'paidAt'>): BillFigures {
  const way = kind === 'creditNote' ? -1 : 1
  // Minus nothing is nothing.
  const signed = (cents: number) => (cents === 0 ? 0 : way * cents)
  const net = signed(amounts.net)
  const reduction = signed(amounts.reduction)
  const gross = signed(amounts.gross)
  const paid = paidAt === null ? 0 : gross
  return {
    lines: lines.map((line) => ({ ...line, unitCents: signed(line.unitCents), cents: signed(line.cents) })),
    net,
    reduction,
    taxed: net - reduction,
    tax: signed(amounts.tax),
    gross,
    paid,
    due: gross - paid,
    taxPercent: amounts.taxPercent,
    category: categoryOf(taxReason, amounts.taxPercent),
  }
}

function categoryOf(reason: BillRow['taxReason'], percent: number): TaxCategory {
  if (reason === 'reverseCharge') return 'AE'
  if (reason === 'export') return 'O'
  return percent === 0 ? 'Z' : 'S'
}

/** The nine digits of a company, out of them or of the fourteen of one of its places; empty for anything else. */
export function sirenOf(number: string): string {
  const digits = number.replaceAll(/\s/g, '')
  return /^(\d{9}|\d{14})$/.test(digits) ? digits.slice(0, 9) : ''
}
