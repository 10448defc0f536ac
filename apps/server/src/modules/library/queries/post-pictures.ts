import type { Database } from '../../../platform/database/open-database.ts'
import { listed, newestFirst } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { mostOf, type Place } from '../library-scope.ts'

export interface PostPicture {
  readonly id: string
  /** As its file was called. */
  readonly name: string
}

/** The pictures a business keeps for its posts, for whoever draws these. */
export async function postPictures(db: Pick<Database, 'select'>, accountId: number): Promise<PostPicture[]> {
  const place: Place = 'posts'
  return db
    .select({ id: keptPicture.fileId, name: keptPicture.name })
    .from(keptPicture)
    .where(listed({ ownerId: accountId, place }))
    .orderBy(...newestFirst)
    .limit(mostOf.posts)
}
