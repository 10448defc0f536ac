import type { Hooks } from '@postelier/contract'
import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { task } from '../task.tables.ts'

/** What posts say that somebody worked on, by their rows; those that nobody has touched or that were removed are not there. */
export async function correctedHooks(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<Map<number, { readonly title: string; readonly hooks: Hooks }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: task.id, title: task.title, hooks: task.hooks })
    .from(task)
    .where(and(inArray(task.id, [...ids]), isNull(task.removedAt), ne(task.status, 'aiSuggestion')))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
