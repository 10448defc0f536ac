import type { RefundState } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { payment, refund } from '../payments.tables.ts'
import { followRefund, followRefundsElsewhere, givenBackOf } from './follow-refund.ts'

/**
 * What follows once the provider has given money back, once: the credit note, and of credits that were not spent as much as of
 * the money. Where it says that less went back than was asked for, nothing follows.
 */
export async function finishRefund(
  ctx: CommandContext,
  { refundId, seen }: { readonly refundId: number; readonly seen: ProviderPayment },
): Promise<RefundState> {
  const [found] = await ctx.tx.select().from(refund).where(eq(refund.id, refundId))
  if (!found) return 'refused'
  const [row] = await ctx.tx.select().from(payment).where(eq(payment.id, found.paymentId)).for('update')
  const [asked] = await ctx.tx.select().from(refund).where(eq(refund.id, refundId)).for('update')
  if (!row || !asked) return 'refused'
  if (asked.state !== 'asked') return asked.state
  const before = await givenBackOf(ctx, row.id)
  const state = seen.refundedCents >= before + asked.cents ? 'done' : 'refused'
  const doneAt = state === 'done' ? ctx.now : null
  await ctx.tx.update(refund).set({ state, doneAt }).where(eq(refund.id, refundId))
  if (state === 'refused') return state
  await ctx.tx
    .update(payment)
    .set({
      refundedCents: Math.max(row.refundedCents, seen.refundedCents),
      // A bank may send the money back days later.
      readAgainAt: soonest(row.readAgainAt, later(ctx.now, days(1))),
    })
    .where(eq(payment.id, row.id))
  await followRefund(ctx, { row, refunded: asked, before })
  // What went back there at the same time has its own note.
  await followRefundsElsewhere(ctx, row, seen)
  return state
}

const soonest = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other)
