import { and, desc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { giveCredits, lockSubscription, subscription, subscriptionPeriod } from '../../billing/index.ts'
import { payment } from '../payments.tables.ts'
import { monthsAfter } from '../periods.ts'
import { creditsKey } from './begin-period.ts'

/** A plan paid by the year gives its credits month by month; months that were missed come at once. */
export async function giveMonthOfYear(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open?.creditsDueAt || open.creditsDueAt > ctx.now) return
  const [period] = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), eq(subscriptionPeriod.subscriptionId, open.id)))
    .orderBy(desc(subscriptionPeriod.startsAt))
    .limit(1)
  if (!period) return
  // Days that a debit is still on its way for run on trust; credits come with the money.
  const [paid] = await ctx.tx
    .select({ state: payment.state })
    .from(payment)
    .where(eq(payment.id, period.paymentId))
  if (paid?.state !== 'succeeded') return
  let month = 1
  for (; ; month++) {
    const at = monthsAfter(period.startsAt, month)
    if (at >= period.endsAt || at > ctx.now) break
    await giveCredits(ctx, {
      accountId,
      amount: open.terms.credits,
      bucket: 'subscription',
      expiresAt: monthsAfter(period.startsAt, month + 2),
      reason: 'subscription',
      reference: String(period.paymentId),
      idempotencyKey: creditsKey(period.paymentId, month),
    })
  }
  const next = monthsAfter(period.startsAt, month)
  await ctx.tx
    .update(subscription)
    .set({ creditsDueAt: next < period.endsAt ? next : null })
    .where(eq(subscription.id, open.id))
}
