import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { keyDateConversion } from '../occasions.tables.ts'

/** Which key dates a business had posts made of, for the export of one's data. */
export const exportOccasions = (db: Pick<Database, 'select'>, accountId: number) =>
  db.select().from(keyDateConversion).where(eq(keyDateConversion.accountId, accountId))
