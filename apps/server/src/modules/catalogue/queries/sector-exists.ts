import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { activitySector } from '../catalogue.tables.ts'

/** For modules that store the id of a sector and must not accept one that was removed. */
export async function sectorExists(db: Pick<Database, 'select'>, id: number): Promise<boolean> {
  const found = await db
    .select({ id: activitySector.id })
    .from(activitySector)
    .where(eq(activitySector.id, id))
  return found.length > 0
}
