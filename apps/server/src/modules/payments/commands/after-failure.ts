import type { PaymentState } from '@postelier/contract/purchases'
import { desc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { lockSubscription, subscription, subscriptionPeriod } from '../../billing/index.ts'
import { cancelBill } from '../../bills/index.ts'
import { type PaymentRow, promotionUse } from '../payments.tables.ts'
import { graceDays } from './after-success.ts'
import { goOnWith } from './cut-days.ts'
import { tellBuyer } from './tell-buyer.ts'

/** Days until a renewal that failed is tried again; after the last one nobody tries any more. */
const pausesDays = [3, 4] as const

/**
 * Money did not come. What had begun on trust is not billed; the plan lasts its days of grace, in which a renewal is tried
 * again and the person may pay in another way.
 */
export async function afterFailure(
  ctx: CommandContext,
  row: PaymentRow,
  before: PaymentState,
): Promise<void> {
  const { purchase, accountId } = row
  const wasOnItsWay = before === 'processing'
  if (wasOnItsWay) {
    await cancelBill(ctx, { paymentId: row.id })
    // A code that was typed for it can be typed again.
    await ctx.tx.delete(promotionUse).where(eq(promotionUse.paymentId, row.id))
  }
  if (purchase.kind !== 'plan') {
    if (wasOnItsWay) await tellBuyer(ctx, row, 'paymentFailed')
    return
  }
  if (!wasOnItsWay && purchase.how !== 'renewal') return
  // Days on trust that were not paid: the plan ends where it ended before, and its next try asks for the same days.
  const [taken] = await ctx.tx
    .delete(subscriptionPeriod)
    .where(eq(subscriptionPeriod.paymentId, row.id))
    .returning()
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open) return
  const [last] = await ctx.tx
    .select({ endsAt: subscriptionPeriod.endsAt })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.subscriptionId, open.id))
    .orderBy(desc(subscriptionPeriod.endsAt))
    .limit(1)
  // Days that others have paid for run on, from now where they were to follow: nothing is late.
  if (last && last.endsAt > ctx.now) {
    await goOnWith(ctx, { ...open, periodEnd: last.endsAt })
    await tellBuyer(ctx, row, 'paymentFailed')
    return
  }
  // The renewal that waited for a dearer plan's debit is asked for now.
  if (purchase.how === 'change' && open.graceUntil !== null && open.tries === 0) {
    await ctx.tx.update(subscription).set({ nextTryAt: ctx.now }).where(eq(subscription.id, open.id))
    await tellBuyer(ctx, row, 'paymentFailed')
    return
  }
  const tries = open.tries + 1
  const pause = purchase.how === 'renewal' ? pausesDays[tries - 1] : undefined
  await ctx.tx
    .update(subscription)
    .set({
      tries,
      nextTryAt: pause === undefined ? null : later(ctx.now, days(pause)),
      ...(taken ? { periodEnd: last?.endsAt ?? taken.startsAt } : {}),
      graceUntil: open.graceUntil ?? later(ctx.now, days(graceDays)),
    })
    .where(eq(subscription.id, open.id))
  await tellBuyer(ctx, row, 'paymentFailed')
}
