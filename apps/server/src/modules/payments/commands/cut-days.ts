import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import { type SubscriptionRow, subscription, subscriptionPeriod } from '../../billing/index.ts'
import { creditsDueAfter } from '../paid-days.store.ts'

type Period = typeof subscriptionPeriod.$inferSelect

/** A payment's days end at a moment; those that would only have begun then are none. */
export async function cutDays(
  { tx }: CommandContext,
  { paymentId, startsAt }: Pick<Period, 'paymentId' | 'startsAt'>,
  at: Date,
): Promise<void> {
  const own = eq(subscriptionPeriod.paymentId, paymentId)
  if (startsAt < at) await tx.update(subscriptionPeriod).set({ endsAt: at }).where(own)
  else await tx.delete(subscriptionPeriod).where(own)
}

/** Days that lie ahead follow each other without a hole, the first of them from now on. Answers them as they are then. */
export async function closeGaps(ctx: CommandContext, accountId: number): Promise<Period[]> {
  const ahead = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), gt(subscriptionPeriod.endsAt, ctx.now)))
    .orderBy(asc(subscriptionPeriod.startsAt))
  let next = ctx.now
  const moved: Period[] = []
  for (const period of ahead) {
    const earlierMs = Math.max(0, period.startsAt.getTime() - next.getTime())
    const { paymentId } = period
    const set = { startsAt: later(period.startsAt, -earlierMs), endsAt: later(period.endsAt, -earlierMs) }
    if (earlierMs > 0)
      await ctx.tx.update(subscriptionPeriod).set(set).where(eq(subscriptionPeriod.paymentId, paymentId))
    next = set.endsAt
    moved.push({ ...period, ...set })
  }
  return moved
}

/** The plan goes on with what days are left of it after some went; false where there are none. */
export async function goOnWith(ctx: CommandContext, open: SubscriptionRow): Promise<boolean> {
  const before = open.periodEnd
  const ahead = await closeGaps(ctx, open.accountId)
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (!first || !last) return false
  await ctx.tx
    .update(subscription)
    .set({
      periodStart: first.startsAt,
      periodEnd: last.endsAt,
      // What comes after them is a whole period.
      ...(before?.getTime() === last.endsAt.getTime() ? {} : { anchorAt: last.endsAt }),
      creditsDueAt: await creditsDueAfter(ctx.tx, open, ctx.now),
      version: sql`${subscription.version} + 1`,
    })
    .where(eq(subscription.id, open.id))
  return true
}
