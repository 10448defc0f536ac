import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { task } from '../task.tables.ts'

interface SaidByOthers {
  readonly accountId: number
  readonly taskId: number
  readonly texts: readonly string[]
}

/** Of some texts those that are the hook of another post of the account, word for word. */
export async function saidByOthers(
  db: Pick<Database, 'select'>,
  { accountId, taskId, texts }: SaidByOthers,
): Promise<ReadonlySet<string>> {
  if (texts.length === 0) return new Set()
  const common = sql<string>`${task.hooks} ->> 'common'`
  const rows = await db
    .select({ common })
    .from(task)
    .where(and(eq(task.accountId, accountId), ne(task.id, taskId), inArray(common, [...texts])))
  return new Set(rows.map((row) => row.common))
}
