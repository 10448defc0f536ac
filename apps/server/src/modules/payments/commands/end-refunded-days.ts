import { and, eq, gt, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import { lockSubscription, subscription, subscriptionPeriod } from '../../billing/index.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { cutDays, goOnWith } from './cut-days.ts'
import { endPlan } from './end-plan.ts'

/**
 * Days whose money was given back end: what stays is what stays paid, counted from their first day, and never less than what was
 * had. Days of other payments follow from there; where there are none the plan ends with them and is not renewed. Answers when it
 * ends, if it does by this.
 */
export async function endRefundedDays(
  ctx: CommandContext,
  { id, accountId, grossCents }: PaymentRow,
  keptCents: number,
): Promise<Date | null> {
  const open = await lockSubscription(ctx.tx, accountId)
  const [period] = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.paymentId, id), gt(subscriptionPeriod.endsAt, ctx.now)))
  if (!open || !period) return null
  const { startsAt, endsAt } = period
  const keptMs = ((endsAt.getTime() - startsAt.getTime()) * keptCents) / grossCents
  const keptUntil = later(startsAt, Math.floor(keptMs))
  const until = startsAt <= ctx.now && keptUntil < ctx.now ? ctx.now : keptUntil
  if (until >= endsAt) return null
  await cutDays(ctx, period, until)
  if (!(await goOnWith(ctx, open))) {
    await endPlan(ctx, { open, by: 'refunded' })
    return ctx.now
  }
  const isLast = (await lastPayment(ctx, accountId)) === id
  if (!isLast) return null
  if (open.cancelledAt === null)
    await ctx.tx
      .update(subscription)
      .set({ cancelledAt: ctx.now, nextTerms: null })
      .where(eq(subscription.id, open.id))
  return until
}

async function lastPayment({ tx }: CommandContext, accountId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ paymentId: subscriptionPeriod.paymentId })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.accountId, accountId))
    .orderBy(sql`${subscriptionPeriod.startsAt} desc`)
    .limit(1)
  return row?.paymentId
}
