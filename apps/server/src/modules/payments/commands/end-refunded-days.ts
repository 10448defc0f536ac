import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { lockSubscription, subscription } from '../../billing/index.ts'
import { paidDays } from '../paid-days.store.ts'
import { keptUntil } from '../paid-days.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { cutDays, goOnWith } from './cut-days.ts'
import { endPlan } from './end-plan.ts'

/**
 * Days whose money was given back end: what stays is what stays paid, counted from their first day, and never less than what was
 * had; days of a dearer plan that it had come off as well. Days of other payments follow from there; where there are none the plan
 * ends with them and is not renewed. Answers when it ends, if it does by this.
 */
export async function endRefundedDays(
  ctx: CommandContext,
  { id, accountId }: PaymentRow,
): Promise<Date | null> {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open) return null
  const ahead = await paidDays(ctx.tx, accountId, ctx.now)
  const cut = ahead.filter((days) => days.restOn.includes(id) && keptUntil(days) < days.endsAt)
  if (cut.length === 0) return null
  for (const days of cut) {
    const until = keptUntil(days)
    await cutDays(ctx, days, days.startsAt <= ctx.now && until < ctx.now ? ctx.now : until)
  }
  if (!(await goOnWith(ctx, open))) {
    await endPlan(ctx, { open, by: 'refunded' })
    return ctx.now
  }
  const last = (await paidDays(ctx.tx, accountId, ctx.now)).at(-1)
  if (!last?.restOn.includes(id)) return null
  if (open.cancelledAt === null)
    await ctx.tx
      .update(subscription)
      .set({ cancelledAt: ctx.now, nextTerms: null })
      .where(eq(subscription.id, open.id))
  return last.endsAt
}
