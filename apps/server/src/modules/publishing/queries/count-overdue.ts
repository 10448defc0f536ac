import { and, lte } from 'drizzle-orm'
import { later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { countDueTasks, isBeingSent } from '../../tasks/index.ts'
import { attemptLease, mayGoOn } from '../attempt.store.ts'
import { attempt } from '../publishing.tables.ts'

/** Posts whose time came so long ago, and attempts that are due for so long, without anybody having them in hand. */
export async function countOverdue(
  db: Pick<Database, 'select' | '$count'>,
  now: Date,
  afterMs: number,
): Promise<number> {
  const since = later(now, -afterMs)
  const unbegun = await countDueTasks(db, since)
  const waiting = await db.$count(
    attempt,
    and(lte(attempt.nextAt, since), attemptLease.isFree(now), mayGoOn, isBeingSent(attempt.taskId)),
  )
  return unbegun + waiting
}
