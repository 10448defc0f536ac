import { type ScheduleDay, scheduleDaysEachWay } from '@postelier/contract/schedule-statistics'
import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { ofAccount, seenBy } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { zoneOfAccount } from './list-tasks.ts'

/** How full the days around today are, as the business's calendar has them. */
export async function scheduleStatistics(
  { db, actor, now }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ statistics: ScheduleDay[]; asOf: string }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const zone = await zoneOfAccount(db, accountId)
  const day = sql<string>`to_char(${task.publishAt} at time zone ${zone}, 'YYYY-MM-DD')`
  const of = (...statuses: (typeof task.$inferSelect)['status'][]) =>
    sql<number>`(count(*) filter (where ${inArray(task.status, statuses)}))::int`
  const statistics = await db
    .select({
      date: day,
      published: of('published'),
      scheduled: of('publicationWaiting', 'publishing'),
      undecided: of('aiSuggestion', 'customizing', 'validated'),
    })
    .from(task)
    .where(
      and(
        ofAccount(accountId),
        seenBy(actor),
        gte(task.publishAt, later(now, -days(scheduleDaysEachWay))),
        lt(task.publishAt, later(now, days(scheduleDaysEachWay))),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return {
    statistics: statistics.filter(
      ({ published, scheduled, undecided }) => published + scheduled + undecided > 0,
    ),
    asOf: now.toISOString(),
  }
}
