// When what is being made is delivered, for lists and calendars of posts: as promised, or as expected where that went by.
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/open-database.ts'
import { taskOrder } from './order.tables.ts'

const dueAt = sql<Date>`coalesce(${taskOrder.expectedAt}, ${taskOrder.promisedAt})`

export interface Promised {
  /** What was promised. */
  readonly promisedAt: Date
  /** Null where that holds. */
  readonly expectedAt: Date | null
}

/** An agent has the post to make that a column names, and promised it for between two moments. */
export const isPromisedBetween = (taskId: AnyPgColumn, from: string, before: string): SQL =>
  sql`exists (select 1 from ${taskOrder} where ${taskOrder.taskId} = ${taskId} and ${taskOrder.state} = 'queued'
    and ${dueAt} >= ${from}::timestamptz and ${dueAt} < ${before}::timestamptz)`

export async function promisesOf(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, Promised>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select({ taskId: taskOrder.taskId, promisedAt: taskOrder.promisedAt, expectedAt: taskOrder.expectedAt })
    .from(taskOrder)
    .where(
      and(
        inArray(taskOrder.taskId, [...taskIds]),
        eq(taskOrder.state, 'queued'),
        isNotNull(taskOrder.promisedAt),
      ),
    )
  return new Map(
    rows.flatMap(({ taskId, promisedAt, expectedAt }) =>
      promisedAt ? [[taskId, { promisedAt, expectedAt }]] : [],
    ),
  )
}
