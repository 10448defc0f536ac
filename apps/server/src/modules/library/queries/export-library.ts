import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { keptPicture } from '../library.tables.ts'

/** An account's own pictures, for the export of one's data; their bytes lie where each says. */
export async function exportLibrary(db: Pick<Database, 'select'>, accountId: number) {
  const rows = await db.select().from(keptPicture).where(eq(keptPicture.ownerId, accountId))
  return rows.map((row) => ({ ...row, file: `/files/${row.fileId}/full` }))
}
