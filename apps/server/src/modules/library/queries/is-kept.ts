import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { keptPicture } from '../library.tables.ts'

/** Whether a picture is one a business keeps, in its library or for its posts. */
export async function isKept(
  db: Pick<Database, '$count'>,
  { accountId, pictureId }: { readonly accountId: number; readonly pictureId: string },
): Promise<boolean> {
  const own = and(eq(keptPicture.fileId, pictureId), eq(keptPicture.ownerId, accountId))
  return (await db.$count(keptPicture, and(own, isNull(keptPicture.removedAt)))) > 0
}
