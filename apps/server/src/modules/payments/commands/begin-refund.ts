import { and, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { giveCredits } from '../../billing/index.ts'
import { paidBill } from '../../bills/index.ts'
import { takenOffOf } from '../paid-days.store.ts'
import { payment, refund } from '../payments.tables.ts'
import { refundedOf } from '../queries/read-refund.ts'

interface OfBill {
  readonly billId: number
  readonly reason: string
  readonly key: string
}
export type RefundRow = typeof refund.$inferSelect

/** Credits in place of money: a gift with its reason; the bill stays as it is. */
export async function refundCredits(
  ctx: CommandContext,
  { billId, reason, key, credits }: OfBill & { readonly credits: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminBills:edit')
  const { accountId, paymentId } = await paidBill(ctx.tx, billId)
  const isNew = await giveCredits(ctx, {
    accountId,
    amount: credits,
    bucket: 'gift',
    expiresAt: null,
    reason: 'refund',
    reference: String(paymentId),
    note: reason,
    idempotencyKey: `refund:${paymentId}:${key}`,
  })
  if (!isNew) return
  const details = { credits, reason }
  await ctx.record({ action: 'payment.refunded', accountId, subject: ['payment', paymentId], details })
}

interface BeginRefund extends OfBill {
  readonly cents: number
  readonly seenCents: number
  readonly plan?: 'ends' | 'goesOn' | undefined
}

/**
 * Keeps what is to be given back before the provider is asked. The payment's row is locked: never more than was paid and did not
 * come off a dearer plan, and of two who saw the same sum only the first one is heard.
 */
export async function beginRefund(
  ctx: CommandContext,
  { billId, reason, key, cents, seenCents, plan }: BeginRefund,
): Promise<RefundRow> {
  requirePermission(ctx.actor, 'adminBills:edit')
  const { paymentId } = await paidBill(ctx.tx, billId)
  const [row] = await ctx.tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (!row) throw notFound()
  const [before] = await ctx.tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.idempotencyKey, key)))
  if (before) return before
  if (row.state !== 'succeeded' || row.reference === null) throw new AppError('refundRefused')
  const given = Math.max(row.refundedCents, await refundedOf(ctx.tx, paymentId))
  if (given !== seenCents) throw new AppError('conflict')
  const most = Math.max(0, row.grossCents - (await takenOffOf(ctx.tx, row)) - given)
  if (cents > most) throw invalid({ cents: { key: 'tooBig', max: most / 100 } })
  const [written] = await ctx.tx
    .insert(refund)
    .values({
      id: newDigitsId(),
      paymentId,
      idempotencyKey: key,
      cents,
      reason,
      state: 'asked',
      endsPlan: plan === undefined ? given + cents >= row.grossCents : plan === 'ends',
      askedAt: ctx.now,
      askedBy: handOf(ctx.actor),
    })
    .returning()
  if (!written) throw new Error('The refund was not written')
  return written
}
