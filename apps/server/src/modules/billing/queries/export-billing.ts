import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { creditEntry } from '../ledger.tables.ts'

/** The book of credits of one account, for the export of one's data. */
export const exportBilling = (db: Pick<Database, 'select'>, accountId: number) =>
  db
    .select()
    .from(creditEntry)
    .where(eq(creditEntry.accountId, accountId))
    .orderBy(creditEntry.createdAt)
    .limit(50_000)
