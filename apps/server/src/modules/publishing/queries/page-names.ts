import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkPage } from '../publishing.tables.ts'

/** What pages are called. */
export async function pageNames(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: networkPage.id, name: networkPage.name })
    .from(networkPage)
    .where(inArray(networkPage.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
