import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { task } from '../task.tables.ts'

/** What a business's posts say, the latest first, each network's own words as well: so that none of it is said again. */
export async function wordsSince(
  db: Pick<Database, 'select'>,
  accountId: number,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await db
    .select({ hooks: task.hooks })
    .from(task)
    .where(and(eq(task.accountId, accountId), isNull(task.removedAt), gte(task.createdAt, since)))
    .orderBy(desc(task.createdAt))
    .limit(most)
  return rows.flatMap(({ hooks }) =>
    [hooks.common, ...Object.values(hooks.own)].filter((words) => words.trim()),
  )
}

/** Hours on walls at which posts of a business are meant to go out from a day on. */
export async function wallsFrom(
  db: Pick<Database, 'select'>,
  accountId: number,
  from: Date,
): Promise<string[]> {
  const rows = await db
    .select({ wall: task.publishWall })
    .from(task)
    .where(and(eq(task.accountId, accountId), isNull(task.removedAt), gte(task.publishAt, from)))
    .limit(1000)
  return rows.flatMap(({ wall }) => wall ?? [])
}
