import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { holidayRequest } from '../workforce.tables.ts'

/** The days somebody asked for, for the export of one's data. */
export const exportHolidays = (db: Pick<Database, 'select'>, personId: number) =>
  db.select().from(holidayRequest).where(eq(holidayRequest.personId, personId))
