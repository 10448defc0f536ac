import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkPage } from '../publishing.tables.ts'

/** Which linked account each page is of. */
export async function connectionsOf(
  db: Pick<Database, 'select'>,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (pageIds.length === 0) return new Map()
  const rows = await db
    .select({ id: networkPage.id, connectionId: networkPage.networkAccountId })
    .from(networkPage)
    .where(inArray(networkPage.id, [...new Set(pageIds)]))
  return new Map(rows.map(({ id, connectionId }) => [id, connectionId]))
}
