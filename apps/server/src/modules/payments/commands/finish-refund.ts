import { and, eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { takeBackCredits } from '../../billing/index.ts'
import { creditRefund } from '../../bills/index.ts'
import { payment, refund } from '../payments.tables.ts'

/**
 * What follows once the provider has given money back, once: the credit note, and of credits that were not spent as much as of
 * the money. Where it says that less went back than was asked for, nothing follows.
 */
export async function finishRefund(
  ctx: CommandContext,
  { refundId, seen }: { readonly refundId: number; readonly seen: ProviderPayment },
): Promise<'asked' | 'done' | 'refused'> {
  const [found] = await ctx.tx.select().from(refund).where(eq(refund.id, refundId))
  if (!found) return 'refused'
  const [row] = await ctx.tx.select().from(payment).where(eq(payment.id, found.paymentId)).for('update')
  const [asked] = await ctx.tx.select().from(refund).where(eq(refund.id, refundId)).for('update')
  if (!row || !asked) return 'refused'
  if (asked.state !== 'asked') return asked.state
  const [sum] = await ctx.tx
    .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.paymentId, row.id), eq(refund.state, 'done')))
  const before = sum?.cents ?? 0
  const state = seen.refundedCents >= before + asked.cents ? 'done' : 'refused'
  await ctx.tx.update(refund).set({ state }).where(eq(refund.id, refundId))
  if (state === 'refused') return state
  await ctx.tx
    .update(payment)
    .set({ refundedCents: Math.max(row.refundedCents, seen.refundedCents) })
    .where(eq(payment.id, row.id))
  const { accountId, id } = row
  // What is owed has its bill already: nothing was sold by this.
  if (row.purchase.kind === 'debt') return state
  const { taken } = await takeBackCredits(ctx, {
    accountId,
    keysStart: `payment:${id}`,
    share: asked.cents / (row.grossCents - before),
    isForGood: asked.cents >= row.grossCents - before,
    reason: 'paymentRefunded',
    reference: String(id),
    note: asked.reason,
    idempotencyKey: `refunded:${refundId}`,
  })
  const note = await creditRefund(ctx, { paymentId: id, cents: asked.cents })
  await ctx.record({
    action: 'payment.refunded',
    accountId,
    subject: ['payment', id],
    details: { cents: asked.cents, reason: asked.reason, creditNote: note.number, credits: -taken },
  })
  await ctx.announce({ name: 'purchases.changed', accountId })
  return state
}
