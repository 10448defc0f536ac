import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { activitySectorName } from '../catalogue.tables.ts'

/** Names of sectors in a language, in French where that language has none. */
export async function sectorNamesOf(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
  language: string,
): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  if (ids.length === 0) return names
  const rows = await db
    .select()
    .from(activitySectorName)
    .where(inArray(activitySectorName.sectorId, [...ids]))
  for (const row of rows) if (row.lang === 'fr' && !names.has(row.sectorId)) names.set(row.sectorId, row.name)
  for (const row of rows) if (row.lang === language) names.set(row.sectorId, row.name)
  return names
}
