import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { giveCredits, lockSubscription, subscription } from '../../billing/index.ts'
import { paidDays } from '../paid-days.store.ts'
import { creditsKey, monthsOfYear, nextMonthDue } from '../paid-days.ts'

/**
 * Days paid by the year give their credits month by month, each once; months that were missed come at once. Days that a debit is
 * still on its way for run on trust: their months stay due until the money is there.
 */
export async function giveMonthOfYear(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open?.creditsDueAt || open.creditsDueAt > ctx.now) return
  const { creditsDueAt } = open
  const days = await paidDays(ctx.tx, accountId, creditsDueAt)
  const due = days.flatMap(monthsOfYear).filter(({ at }) => at >= creditsDueAt && at <= ctx.now)
  for (const { paymentId, month, credits, expiresAt, isPaid } of due)
    if (isPaid)
      await giveCredits(ctx, {
        accountId,
        amount: credits,
        bucket: 'subscription',
        expiresAt,
        reason: 'subscription',
        reference: String(paymentId),
        idempotencyKey: creditsKey(paymentId, month),
      })
  if (due.some(({ isPaid }) => !isPaid)) return
  await ctx.tx
    .update(subscription)
    .set({ creditsDueAt: nextMonthDue(days, ctx.now) })
    .where(eq(subscription.id, open.id))
}
