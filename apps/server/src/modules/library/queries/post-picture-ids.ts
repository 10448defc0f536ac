import type { Database } from '../../../platform/database/open-database.ts'
import { listed, newestFirst } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { mostOf, type Place } from '../shelf.ts'

/** The pictures a business keeps for its posts, for whoever draws these. */
export async function postPictureIds(db: Pick<Database, 'select'>, accountId: number): Promise<string[]> {
  const place: Place = 'posts'
  const rows = await db
    .select({ id: keptPicture.fileId })
    .from(keptPicture)
    .where(listed({ ownerId: accountId, place }))
    .orderBy(...newestFirst)
    .limit(mostOf.posts)
  return rows.map(({ id }) => id)
}
