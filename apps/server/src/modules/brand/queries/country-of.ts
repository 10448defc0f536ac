import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { society } from '../brand.tables.ts'

/** The country a business says it is in. */
export async function countryOf(db: Pick<Database, 'select'>, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ country: society.country })
    .from(society)
    .where(eq(society.personId, accountId))
  return row?.country || null
}
