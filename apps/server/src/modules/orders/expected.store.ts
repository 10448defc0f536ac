// When what missed its promise is done.
import type { Database } from '../../platform/database/open-database.ts'
import { calendarsOf, expectedEnd } from '../workforce/index.ts'
import { type OrderRow, queuesOf } from './queue.store.ts'

/** The end of the working day on which its agent is done with it, as their queue stands; null where nobody is at work on it. */
export async function expectedAgain(
  db: Pick<Database, 'select'>,
  { taskId, agentId }: Pick<OrderRow, 'taskId' | 'agentId'>,
  now: Date,
): Promise<Date | null> {
  if (agentId === null) return null
  const at = now.getTime()
  const calendars = await calendarsOf(db, [agentId], { now })
  const calendar = calendars.get(agentId)
  const queue = (await queuesOf(db, [agentId], { calendars, now: at })).get(agentId) ?? []
  const position = queue.findIndex((one) => one.taskId === taskId)
  const end = calendar ? expectedEnd({ id: agentId, calendar, queue }, position, at) : null
  return end === null ? null : new Date(end)
}
