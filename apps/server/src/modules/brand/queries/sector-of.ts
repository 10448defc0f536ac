import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { society } from '../brand.tables.ts'

/** The sector a business says it is in. */
export async function sectorOf(db: Pick<Database, 'select'>, accountId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: society.activitySectorId })
    .from(society)
    .where(eq(society.personId, accountId))
  return row?.id ?? null
}
