import type { Buyer } from '@postelier/contract/bills'
import type { CartView } from '@postelier/contract/purchases'
import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { givenPlan, type PlanTerms, pack, packAssignment } from '../billing/index.ts'
import { isUnwritable } from '../bills/index.ts'
import { buyerTax } from './buyer-tax.store.ts'
import { usualDebitDay } from './debit-day.ts'
import { onlyCreditsIn } from './only-credits.ts'
import { cart } from './payments.tables.ts'
import { endOfPeriod } from './periods.ts'
import { priceOf, unusedTaken } from './price.ts'
import type { CartItem, PurchaseLine } from './purchase.ts'
import { type CartReductions, reductionsOf } from './reductions.store.ts'

type Db = Pick<Database, 'select'>
export type PackRow = typeof pack.$inferSelect

/** Sold to this account today: to everybody, or assigned to it. */
export function soldTo(db: Db, accountId: number): SQL {
  const assigned = db
    .select({ id: packAssignment.packId })
    .from(packAssignment)
    .where(and(eq(packAssignment.packId, pack.id), eq(packAssignment.accountId, accountId)))
  return and(isNull(pack.removedAt), or(pack.isPublic, exists(assigned))) as SQL
}

export const packsSoldTo = (db: Db, accountId: number): Promise<PackRow[]> =>
  db.select().from(pack).where(soldTo(db, accountId)).orderBy(asc(pack.position), asc(pack.id))

export type CartRow = typeof cart.$inferSelect

export async function openCart(db: Db, accountId: number, now: Date): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.accountId, accountId), gt(cart.expiresAt, now)))
  return row
}

/** What a cart costs now: with the packs as they are sold today, and the tax of who buys. */
export interface PricedCart {
  readonly row: CartRow
  readonly lines: readonly PurchaseLine[]
  /** Of a plan. */
  readonly terms: PlanTerms | null
  readonly reductions: CartReductions
  readonly view: CartView
}

interface PriceInput {
  readonly row: CartRow
  /** What the days that are left of the present plan cost, where this one begins at once in its place. */
  readonly unusedCents: number
}

export async function pricedCart(
  db: Db,
  { row, unusedCents }: PriceInput,
  now: Date,
): Promise<PricedCart | null> {
  const { accountId, items, kind, frequency } = row
  const sold = await db
    .select()
    .from(pack)
    .where(
      and(
        soldTo(db, accountId),
        inArray(
          pack.id,
          items.map(({ packId }) => packId),
        ),
      ),
    )
  const lines = items.flatMap((item) =>
    lineOf(
      item,
      sold.find(({ id }) => id === item.packId),
      row,
    ),
  )
  if (lines.length < items.length || lines.length === 0) return null
  const [{ buyer, percent, reason, isVatUnknown }, reductions] = await Promise.all([
    buyerTax(db, accountId),
    reductionsOf(db, row, { lines }, now),
  ])
  const onlyCreditsUntil = onlyCreditsIn(await givenPlan(db, accountId, now))
  const amounts = priceOf({ lines, unusedCents, reduction: reductions.best, taxPercent: percent })
  const { affiliation, promotion } = reductions
  const [plan] = sold
  const terms =
    kind === 'plan' && frequency !== null && plan?.limits
      ? {
          packId: plan.id,
          names: plan.names,
          credits: plan.credits,
          limits: plan.limits,
          frequency,
          cents: lines[0]?.cents ?? 0,
        }
      : null
  return {
    row,
    lines,
    terms,
    reductions,
    view: {
      id: row.id,
      kind,
      frequency,
      lines: lines.map(({ unitCents: _one, ...line }) => line),
      unusedCents: unusedTaken({ lines, unusedCents, reduction: reductions.best }),
      creditsGoing: 0,
      code: reductions.typed,
      promotion: promotion && {
        percent: promotion.reduction.percent,
        cents: promotion.reduction.cents,
        periods: promotion.periods,
      },
      isCodeOver: reductions.isOver,
      affiliation: affiliation && {
        code: affiliation.code,
        agency: affiliation.agency,
        percent: affiliation.customerPercent,
      },
      amounts,
      taxReason: reason,
      isVatUnknown,
      isUnwritable: isUnwritable(`${buyer?.name}${buyer?.address}${buyer?.city}`),
      isBillable: [buyer?.name, buyer?.address, buyer?.zipCode, buyer?.city].every(Boolean),
      renewal: terms && renewalOf(terms, { reductions, taxPercent: percent, now }),
      debitedBy: usualDebitDay(now),
      onlyCreditsUntil: terms && onlyCreditsUntil(terms.limits),
      buyer: billedAs(buyer),
      expiresAt: row.expiresAt.toISOString(),
      version: versionOf(row, sold),
    },
  }
}

/** Another one after every change of the cart, or of a pack in it: what was seen is agreed to, its credits and limits as well. */
const versionOf = ({ version }: CartRow, sold: readonly PackRow[]): number =>
  version * 1_000_000 + (sold.reduce((all, one) => all + one.version, 0) % 1_000_000)

/** What the period after costs and when, with what codes take off then. */
function renewalOf(
  { frequency, cents }: PlanTerms,
  {
    reductions,
    taxPercent,
    now,
  }: { readonly reductions: CartReductions; readonly taxPercent: number; readonly now: Date },
): CartView['renewal'] {
  const price = { lines: [{ cents }], unusedCents: 0 }
  const { reduction, codes } = reductions.next(price)
  const gross = priceOf({ ...price, reduction, taxPercent }).gross
  const after = priceOf({ ...price, reduction: reductions.lasting, taxPercent }).gross
  return {
    at: endOfPeriod(now, now, frequency).toISOString(),
    cents: gross,
    codes,
    afterCodeCents: after === gross ? null : after,
  }
}

const billedAs = (buyer: Buyer | null): CartView['buyer'] => ({
  name: buyer?.name ?? '',
  address: buyer ? [buyer.address, `${buyer.zipCode} ${buyer.city}`.trim()].filter(Boolean).join(', ') : '',
  siret: buyer?.siret ?? '',
  vatNumber: buyer?.vatNumber ?? '',
})

function lineOf(
  { packId, quantity }: CartItem,
  sold: PackRow | undefined,
  { kind, frequency }: Pick<CartRow, 'kind' | 'frequency'>,
): PurchaseLine[] {
  if (!sold) return []
  const plan = frequency === 'yearly' ? sold.yearlyCents : sold.monthlyCents
  const unitCents = kind === 'plan' ? plan : sold.onceCents
  if (unitCents === null) return []
  return [
    {
      packId,
      names: sold.names,
      quantity,
      credits: sold.credits * quantity,
      unitCents,
      cents: unitCents * quantity,
    },
  ]
}
