import { leastCents } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { type BillAmounts, bill, billThatCounts } from '../bills.tables.ts'
import { creditedOfPayment } from '../queries/paid-bill.ts'
import { creditRefund } from './credit-refund.ts'
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
  /** How much of what was not given back was used, from 0 to 1: it stays billed. */
  readonly usedShare: number
  /** What had been given back before, with its own credit notes: it came back twice, and is owed. */
  readonly refundedCents: number
}

/**
 * Money that went back: of what was still paid the part that was not used is credited, with the tax on just that, and the bill is to
 * pay again for the rest, which is answered.
 */
export async function creditPartOfBill(
  ctx: CommandContext,
  { paymentId, usedShare, refundedCents }: Part,
): Promise<number> {
  const of = await byPayment(ctx, paymentId)
  if (!of) return 0
  await ctx.tx.update(bill).set({ paidAt: null }).where(eq(bill.id, of.id))
  const credited = (await creditedOfPayment(ctx.tx, paymentId)) ?? 0
  // What was credited for a refund that did not arrive came back all the same: it is not credited again.
  const owedAtMost = of.amounts.gross - Math.max(0, credited - refundedCents)
  const stays = of.amounts.gross - Math.max(refundedCents, credited)
  const unused = stays - Math.round(stays * usedShare)
  if (unused <= 0) return owedAtMost
  const owed = owedAtMost - unused
  // What no provider would take is not owed either.
  if (owed > 0 && owed < leastCents && usedShare > 0)
    return creditPartOfBill(ctx, { paymentId, usedShare: 0, refundedCents })
  await creditUnused(ctx, { paymentId, cents: unused })
  return owed
}

/** A part of a bill, tax included, for which nothing was had; never more than is not credited yet. */
export async function creditUnused(
  ctx: CommandContext,
  { paymentId, cents }: { readonly paymentId: number; readonly cents: number },
): Promise<void> {
  const of = await byPayment(ctx, paymentId)
  if (!of) return
  const left = of.amounts.gross - ((await creditedOfPayment(ctx.tx, paymentId)) ?? 0)
  const isAll = cents >= of.amounts.gross
  const words = isAll
    ? { fr: `Annulation de la facture ${of.number}`, en: `Cancellation of bill ${of.number}` }
    : { fr: `Part non utilisée de la facture ${of.number}`, en: `Unused part of bill ${of.number}` }
  if (left > 0) await creditRefund(ctx, { paymentId, cents: Math.min(cents, left), words })
}

const opposite = <T extends { unitCents: number; cents: number }>(line: T): T => ({
  ...line,
  unitCents: -line.unitCents,
  cents: -line.cents,
})
const negated = ({ net, reduction, taxPercent, tax, gross, ...code }: BillAmounts): BillAmounts => ({
  ...code,
  net: -net,
  reduction: -reduction,
  taxPercent,
  tax: -tax,
  gross: -gross,
})
