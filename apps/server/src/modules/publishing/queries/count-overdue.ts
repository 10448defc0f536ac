import { and, lte } from 'drizzle-orm'
import { later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { countDueTasks, isBeingSent } from '../../tasks/index.ts'
import { deliveryLease, mayGoOn } from '../delivery.store.ts'
import { delivery } from '../publishing.tables.ts'

/** Posts whose time came so long ago, and deliveries that are due for so long, without anybody having them in hand. */
export async function countOverdue(
  db: Pick<Database, 'select' | '$count'>,
  now: Date,
  afterMs: number,
): Promise<number> {
  const since = later(now, -afterMs)
  const unbegun = await countDueTasks(db, since)
  const waiting = await db.$count(
    delivery,
    and(lte(delivery.nextAt, since), deliveryLease.isFree(now), mayGoOn, isBeingSent(delivery.taskId)),
  )
  return unbegun + waiting
}
