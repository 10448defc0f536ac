// Of a dearer plan whose money went back: how much of the plans before it, whose days came off its price, is still to be had.
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { subscriptionPeriod } from '../../billing/index.ts'
import { owedOf, replacedBy, worthOfPayment } from '../paid-days.store.ts'
import type { Replaced } from '../paid-days.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import { lessenDebt } from './settle-debt.ts'

/** A payment whose days a dearer plan took the place of, and what of them is to be had again. */
export interface UnusedPart {
  readonly of: PaymentRow
  /** The payment that took their place. */
  readonly by: number
  /** What came off for them, and what of that is not used: without tax. */
  readonly off: number
  readonly unused: number
  /** What its days cost, whatever was given back or had since. */
  readonly fullCents: number
}

/**
 * What is left of the days that a payment took the place of, where so much of it is not used. One that came back and is paid again
 * counts as paid. One that is owed is owed by just as much less, and what it had taken the place of itself is had again.
 */
export async function unusedParts(
  ctx: CommandContext,
  row: PaymentRow,
  left: number,
): Promise<readonly UnusedPart[]> {
  const all: UnusedPart[] = []
  const unhad = left * (1 - hadBeforeIt(row))
  for (const part of replacedBy(row))
    all.push(...(await unusedOfPart(ctx, { part, by: row.id, left: unhad })))
  return all
}

/** How much of what came off was had while its debit was on its way, from 0 to 1: its own days were fewer by that. */
function hadBeforeIt(row: PaymentRow): number {
  const off = replacedBy(row).reduce((sum, { cents }) => sum + cents, 0)
  const had = row.purchase.kind === 'plan' ? (row.purchase.hadMeanwhileCents ?? 0) : 0
  return off === 0 ? 0 : Math.min(1, had / off)
}

interface Part {
  readonly part: Replaced
  readonly by: number
  readonly left: number
}

async function unusedOfPart(ctx: CommandContext, { part, by, left }: Part): Promise<readonly UnusedPart[]> {
  const [of] = await ctx.tx.select().from(payment).where(eq(payment.id, part.paymentId))
  if (of?.purchase.kind !== 'plan' || (of.state !== 'succeeded' && of.state !== 'returned')) return []
  const { cents, hadCents, fullCents } = await worthOfPayment(ctx.tx, of)
  const off = Math.min(part.cents, cents)
  if (off <= 0) return []
  const whole = { of, by, off, unused: off * left, fullCents }
  const owed = of.state === 'returned' ? (await owedOf(ctx.tx, [of.id])).get(of.id) : 0
  if (owed === 0) return [whole]
  const worth = cents + hadCents
  const { net, reduction, taxPercent } = of.amounts
  const keptGross = of.grossCents - of.refundedCents
  const own = Math.min(1, (of.grossCents === 0 ? 0 : ((net - reduction) * keptGross) / of.grossCents) / worth)
  const withTax = Math.round((off * left * own * (100 + taxPercent)) / 100)
  const lessened = owed === undefined ? withTax : Math.min(owed, withTax)
  if (owed !== undefined) await lessenDebt(ctx, { paymentId: of.id, cents: lessened })
  // What was paid of the debt already is had again.
  const unused = withTax === 0 ? 0 : off * left * own * (1 - lessened / withTax)
  const before = await unusedParts(ctx, of, (left * off) / worth)
  if (unused >= 1) return [{ ...whole, unused }, ...before]
  // What goes on was had before it, and takes its place.
  await ctx.tx.delete(subscriptionPeriod).where(eq(subscriptionPeriod.paymentId, of.id))
  return before
}
