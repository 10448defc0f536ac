// Work that stands still: since when, and until when where its agent is not in.
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { calendarsOf, stretchesFrom } from '../workforce/index.ts'
import { workInterval } from './order.tables.ts'
import type { OrderRow } from './queue.store.ts'

type Reader = Pick<Database, 'select'>

/** Since when nobody works on it; where its agent is not in, when they are next. */
export async function pauseOf(
  db: Reader,
  { taskId, agentId }: Pick<OrderRow, 'taskId' | 'agentId'>,
  now: Date,
): Promise<{ since: string; hoursBegin: string | null } | null> {
  const [last] = await db
    .select({ endedAt: workInterval.endedAt })
    .from(workInterval)
    .where(and(eq(workInterval.taskId, taskId), isNotNull(workInterval.endedAt)))
    .orderBy(desc(workInterval.endedAt))
    .limit(1)
  if (!last?.endedAt) return null
  return { since: last.endedAt.toISOString(), hoursBegin: await hoursBegin(db, agentId, now) }
}

/** When their hours begin again; null while they are in. */
async function hoursBegin(db: Reader, agentId: number | null, now: Date): Promise<string | null> {
  const calendar = agentId === null ? undefined : (await calendarsOf(db, [agentId], { now })).get(agentId)
  const next = calendar && stretchesFrom(calendar, now.getTime()).next().value
  return next && next.from > now.getTime() ? new Date(next.from).toISOString() : null
}
