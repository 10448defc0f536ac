import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { keptPicture } from '../library.tables.ts'

type Reader = Pick<Database, 'select'>

/** Those of some pictures that a model drew. */
export async function generatedAmong(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: keptPicture.fileId })
    .from(keptPicture)
    .where(and(inArray(keptPicture.fileId, [...ids]), isNotNull(keptPicture.generatedBy)))
  return new Set(rows.map(({ id }) => id))
}
