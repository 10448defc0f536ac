import { type Amounts, leastCents, share } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { bill, billThatCounts } from '../bills.tables.ts'
import { creditedOfPayment } from '../queries/paid-bill.ts'
import { issueCreditNote } from './issue-bill.ts'

const byPayment = async (ctx: CommandContext, paymentId: number) => {
  const [row] = await ctx.tx.select().from(bill).where(billThatCounts(paymentId)).for('update')
  return row
}

/** A bill whose money never came: a credit note for all of it. */
export async function cancelBill(
  ctx: CommandContext,
  { paymentId }: { readonly paymentId: number },
): Promise<void> {
  const of = await byPayment(ctx, paymentId)
  if (!of) return
  await ctx.tx.update(bill).set({ cancelledAt: ctx.now }).where(eq(bill.id, of.id))
  await issueCreditNote(ctx, { of, lines: of.lines.map(opposite), amounts: negated(of.amounts) })
}

interface Part {
  readonly paymentId: number
  /** What was used stays billed: so much of so much. */
  readonly keptPart: number
  readonly of: number
  /** What had been given back before, with its own credit notes. */
  readonly refundedCents: number
}

/**
 * Money that went back: what was not used is credited, with the tax on just that, and the bill is to pay again for the rest, which
 * is answered.
 */
export async function creditPartOfBill(
  ctx: CommandContext,
  { paymentId, keptPart, of: whole, refundedCents }: Part,
): Promise<number> {
  const of = await byPayment(ctx, paymentId)
  if (!of) return 0
  await ctx.tx.update(bill).set({ paidAt: null }).where(eq(bill.id, of.id))
  const { taxPercent, gross: all } = of.amounts
  const base = of.amounts.net - of.amounts.reduction
  const unused = base - share(base, keptPart, whole)
  // Of what was given back already nothing is credited again: it came back twice, and is owed.
  const most = share(all - refundedCents, 100, 100 + taxPercent)
  // What was credited for a refund that did not arrive came back all the same: it is not credited again.
  const noted = Math.max(0, ((await creditedOfPayment(ctx.tx, paymentId)) ?? 0) - refundedCents)
  const net = (refundedCents === 0 ? unused : Math.min(unused, most)) - share(noted, 100, 100 + taxPercent)
  if (net <= 0) return all - noted
  const tax = share(net, taxPercent, 100)
  const owed = Math.max(0, all - noted - net - tax)
  // What no provider would take is not owed either.
  if (owed > 0 && owed < leastCents && keptPart > 0)
    return creditPartOfBill(ctx, { paymentId, keptPart: 0, of: whole, refundedCents })
  const words = { fr: `Part non utilisée de la facture ${of.number}`, en: `Unused part of bill ${of.number}` }
  await issueCreditNote(ctx, {
    of,
    lines: [{ words, quantity: 1, unitCents: -net, cents: -net }],
    amounts: { net: -net, reduction: 0, taxPercent, tax: -tax, gross: -(net + tax) },
  })
  return owed
}

const opposite = <T extends { unitCents: number; cents: number }>(line: T): T => ({
  ...line,
  unitCents: -line.unitCents,
  cents: -line.cents,
})
const negated = ({ net, reduction, taxPercent, tax, gross }: Amounts): Amounts => ({
  net: -net,
  reduction: -reduction,
  taxPercent,
  tax: -tax,
  gross: -gross,
})
