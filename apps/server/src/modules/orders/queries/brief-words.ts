import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { taskOrder } from '../order.tables.ts'

/** All that a business wrote in the brief of a post; nothing where it was not ordered. */
export async function briefWordsOf(db: Pick<Database, 'select'>, taskId: number): Promise<readonly string[]> {
  const [row] = await db
    .select({ brief: taskOrder.brief })
    .from(taskOrder)
    .where(eq(taskOrder.taskId, taskId))
  return row ? textsIn(row.brief) : []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
