import type { Database } from '../../../platform/database/open-database.ts'
import { activitySector } from '../catalogue.tables.ts'

/** Each sector with the one it belongs to. */
export async function sectorParents(
  db: Pick<Database, 'select'>,
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .select({ id: activitySector.id, parentId: activitySector.parentId })
    .from(activitySector)
  return new Map(rows.map(({ id, parentId }) => [id, parentId]))
}
