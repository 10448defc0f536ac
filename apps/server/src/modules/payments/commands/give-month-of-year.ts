import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
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
    .where(
      and(
        eq(subscriptionPeriod.accountId, accountId),
        eq(subscriptionPeriod.subscriptionId, open.id),
        lte(subscriptionPeriod.startsAt, ctx.now),
      ),
    )
    .orderBy(desc(subscriptionPeriod.startsAt))
    .limit(1)
  if (!period) return
  // Days that a debit is still on its way for run on trust; credits come with the money.
  const [paid] = await ctx.tx
    .select({ state: payment.state, gross: payment.grossCents, refunded: payment.refundedCents })
    .from(payment)
    .where(eq(payment.id, period.paymentId))
  if (paid?.state !== 'succeeded') return
  // Money that went back gives nothing more.
  const isRefunded = paid.gross > 0 && paid.refunded >= paid.gross
  let month = 1
  for (; ; month++) {
    const at = monthsAfter(period.startsAt, month)
    if (isRefunded || at >= period.endsAt || at > ctx.now) break
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
  const isMore = !isRefunded && next < period.endsAt
  await ctx.tx
    .update(subscription)
    .set({ creditsDueAt: isMore ? next : await dueAfter(ctx, period) })
    .where(eq(subscription.id, open.id))
}

/** The first month of the days that come after those, where they are paid for already. */
async function dueAfter(
  ctx: CommandContext,
  { accountId, startsAt }: typeof subscriptionPeriod.$inferSelect,
): Promise<Date | null> {
  const [next] = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), gt(subscriptionPeriod.startsAt, startsAt)))
    .orderBy(asc(subscriptionPeriod.startsAt))
    .limit(1)
  const first = next && monthsAfter(next.startsAt, 1)
  return first && first < next.endsAt ? first : null
}
