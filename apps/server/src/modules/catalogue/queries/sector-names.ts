import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { activitySectorName } from '../catalogue.tables.ts'

const namesOf = prepared((db: Pick<Database, 'select'>) =>
  db
    .select()
    .from(activitySectorName)
    .where(among(activitySectorName.sectorId, 'ids'))
    .prepare('sector_names'),
)

/** Names of sectors in a language, in French where that language has none. */
export async function sectorNamesOf(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
  language: string,
): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  if (ids.length === 0) return names
  const rows = await namesOf(db).execute({ ids: [...ids] })
  for (const row of rows) if (row.lang === 'fr' && !names.has(row.sectorId)) names.set(row.sectorId, row.name)
  for (const row of rows) if (row.lang === language) names.set(row.sectorId, row.name)
  return names
}

/** For queries elsewhere, to be read by `sectorNameIn`: the names of the sector that a column names, by language. */
export const namesOfSector = (id: SQLWrapper): SQL<Readonly<Record<string, string>> | null> =>
  sql`(select json_object_agg(${activitySectorName.lang}, ${activitySectorName.name}) from ${activitySectorName} where ${activitySectorName.sectorId} = ${id})`

export const sectorNameIn = (names: Readonly<Record<string, string>> | null, language: string): string =>
  names?.[language] ?? names?.fr ?? ''
