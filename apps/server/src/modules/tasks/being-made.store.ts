// What somebody makes for a business: seen by it once it is delivered. Who makes it, and their manager, read it elsewhere.
import type { TaskStatus } from '@postelier/contract'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import type { PostVisual } from '../visuals/index.ts'
import type { TaskRow } from './task.store.ts'
import { taskEvent } from './task.tables.ts'

const beingMade: ReadonlySet<TaskStatus> = new Set([
  'planned',
  'inProgress',
  'paused',
  'returnWaiting',
  'return',
] as const)

/**
 * Those of some posts that show what is not delivered yet. A correction begins with a picture that was: it is seen until somebody
 * draws on it, or puts another in its place.
 */
export async function undeliveredAmong(
  db: Pick<Database, 'select'>,
  rows: readonly TaskRow[],
  visuals: ReadonlyMap<number, PostVisual>,
): Promise<ReadonlySet<number>> {
  const made = rows.filter(({ origin, status }) => origin === 'tailorMade' && beingMade.has(status))
  if (made.length === 0) return new Set()
  const ids = made.map(({ id }) => id)
  const { taskId, transition, place, at } = taskEvent
  const madeLast = sql`max(${place}) filter (where ${transition} in ('dress', 'film'))`
  const deliveredLast = sql`max(${place}) filter (where ${transition} = 'deliver')`
  const lines = await db
    .select({
      taskId,
      deliveredAt: sql<Date | null>`max(${at}) filter (where ${transition} = 'deliver')`.mapWith(at),
      isOther: sql<boolean>`coalesce(${madeLast} > ${deliveredLast}, false)`,
    })
    .from(taskEvent)
    .where(and(inArray(taskId, ids), inArray(transition, ['deliver', 'dress', 'film'])))
    .groupBy(taskId)
  const lineOf = new Map(lines.map((line) => [line.taskId, line]))
  const isUndelivered = ({ id, visualId }: TaskRow): boolean => {
    const { deliveredAt = null, isOther = false } = lineOf.get(id) ?? {}
    const drawnAt = visuals.get(visualId ?? 0)?.changedAt
    return deliveredAt === null || isOther || (drawnAt !== undefined && drawnAt > deliveredAt)
  }
  return new Set(made.filter(isUndelivered).map(({ id }) => id))
}
