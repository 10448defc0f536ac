// When an order is done and begun, as the queue of its agent stands now.
import type { Database } from '../../platform/database/open-database.ts'
import { calendarsOf, expectedEnd, plannedBegin, standingOf } from '../workforce/index.ts'
import { type OrderRow, queuesOf } from './queue.store.ts'

/** The end of the working day on which its agent is done with it, as their queue stands; null where nobody is at work on it. */
export async function expectedAgain(
  db: Pick<Database, 'select'>,
  { taskId, agentId }: Pick<OrderRow, 'taskId' | 'agentId'>,
  now: Date,
): Promise<Date | null> {
  const found = await placeOf(db, { taskId, agentId }, now)
  const end = found && expectedEnd(found.worker, found.position, now.getTime())
  return end === null ? null : new Date(end)
}

/** Why its date is that one, as it is now: what was urgent went before it, or somebody else has it since. */
export async function reasonsNow(
  db: Pick<Database, 'select'>,
  order: Pick<OrderRow, 'taskId' | 'agentId'>,
  now: Date,
): Promise<OrderRow['promise']> {
  const found = await placeOf(db, order, now)
  const standing = found && standingOf(found.worker, found.position, now.getTime())
  return (
    standing && {
      begins: plannedBegin(standing.finish).toISOString(),
      minutesAhead: Math.round(standing.minutesBefore),
      skipped: [...standing.skipped],
    }
  )
}

async function placeOf(
  db: Pick<Database, 'select'>,
  { taskId, agentId }: Pick<OrderRow, 'taskId' | 'agentId'>,
  now: Date,
) {
  if (agentId === null) return null
  const at = now.getTime()
  const calendars = await calendarsOf(db, [agentId], { now })
  const calendar = calendars.get(agentId)
  const queue = (await queuesOf(db, [agentId], { calendars, now: at })).get(agentId) ?? []
  const position = queue.findIndex((one) => one.taskId === taskId)
  return calendar ? { worker: { id: agentId, calendar, queue }, position } : null
}
