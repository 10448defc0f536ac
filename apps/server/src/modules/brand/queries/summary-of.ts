import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { society } from '../brand.tables.ts'

/** What a business says it does, as it stands. */
export async function summaryOf(db: Pick<Database, 'select'>, accountId: number): Promise<string> {
  const [found] = await db
    .select({ summary: society.summary })
    .from(society)
    .where(eq(society.personId, accountId))
  return found?.summary ?? ''
}
