import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError } from '../../../platform/errors.ts'
import { weekAround } from '../../../platform/week.ts'
import { monthIn, planNow } from '../../billing/index.ts'
import { postsBetween, type TaskRow } from '../../tasks/index.ts'

/**
 * Refuses a date that the business's plan has no room for. Without a plan nothing new goes beyond the current month; with one, no
 * more posts than its number go out in a week, both as the account's zone has them. What is scheduled already may move within its
 * own week, and to an earlier month: a plan that became smaller takes nothing back by that.
 */
export async function refuseBeyondPlan(
  ctx: CommandContext,
  row: Pick<TaskRow, 'id' | 'accountId' | 'status' | 'publishAt'>,
  at: Date,
): Promise<void> {
  const { plan, timeZone } = await planNow(ctx.tx, row.accountId, ctx.now)
  const before = row.status === 'publicationWaiting' ? row.publishAt : null
  if (plan === null) {
    const month = monthIn(timeZone, at)
    const isMovedBack = before !== null && month <= monthIn(timeZone, before)
    if (month > monthIn(timeZone, ctx.now) && !isMovedBack) throw new AppError('planNeededBeyondMonth')
    return
  }
  const { postsAWeek } = plan.limits
  if (postsAWeek === null) return
  const week = weekAround(at, timeZone)
  if (before !== null && before >= week.from && before < week.until) return
  // Two that take the last place at once come one after the other; its post is locked before, and nothing after.
  await oneAtATime(ctx.tx, 'posts of a week', row.accountId)
  const taken = await postsBetween(ctx.tx, row.accountId, { ...week, without: row.id })
  if (taken >= postsAWeek) throw new AppError('postsAWeekReached', { figures: { max: postsAWeek } })
}
