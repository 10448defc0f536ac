import type { Database } from '../../../platform/database/open-database.ts'
import { weekAround } from '../../../platform/week.ts'
import { opensWithoutPlan, planNow } from '../../billing/index.ts'
import { postsBetween, type TaskRow } from '../../tasks/index.ts'

type Moved = Pick<TaskRow, 'id' | 'accountId' | 'status' | 'publishAt'>

export interface RoomInPlan {
  /** What stands in the way of the date, where something does. */
  readonly full: 'month' | 'week' | null
  /** Posts a week of the plan, null for no limit, and how many others are in the week of the date. */
  readonly most: number | null
  readonly taken: number
  /** From when on it can be scheduled without a plan, where the month stands in the way. */
  readonly opensAt: Date | null
}

/**
 * Whether a business's plan has room for a post at a date. Without a plan nothing new goes beyond the current month, or seven days at
 * a month's end; with one, no more posts than its number go out in a week, both as the account's zone has them. What is scheduled already may move within its
 * own week, and to an earlier day: a plan that became smaller takes nothing back by that.
 */
export async function roomInPlan(
  db: Pick<Database, 'select' | '$count'>,
  post: Moved,
  { at, now, lock }: { readonly at: Date; readonly now: Date; readonly lock?: () => Promise<void> },
): Promise<RoomInPlan> {
  const { plan, timeZone } = await planNow(db, post.accountId, now)
  const before = post.status === 'publicationWaiting' ? post.publishAt : null
  if (plan === null) {
    const isMovedBack = before !== null && at <= before
    const opensAt = opensWithoutPlan(at, timeZone)
    const isBeyond = opensAt > now && !isMovedBack
    return { ...none, full: isBeyond ? 'month' : null, opensAt: isBeyond ? opensAt : null }
  }
  const most = plan.limits.postsAWeek
  if (most === null) return none
  const week = weekAround(at, timeZone)
  await lock?.()
  const taken = await postsBetween(db, post.accountId, { ...week, without: post.id })
  const isItsOwn = before !== null && before >= week.from && before < week.until
  return { full: taken >= most && !isItsOwn ? 'week' : null, most, taken, opensAt: null }
}

const none: RoomInPlan = { full: null, most: null, taken: 0, opensAt: null }
