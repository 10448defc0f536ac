import { and, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { mostSitePhotos } from '../commands/keep-site-photo.ts'
import { listed, newestFirst } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { mostOf } from '../library-scope.ts'

export interface PostPicture {
  readonly id: string
  /** As its file was called. */
  readonly name: string
  /** What it shows, as the page of the business's site says; empty for those it uploaded. */
  readonly alt: string
}

/** The pictures a business keeps for its posts and those of its own site, for whoever draws these. */
export async function postPictures(db: Pick<Database, 'select'>, ownerId: number): Promise<PostPicture[]> {
  const columns = { id: keptPicture.fileId, name: keptPicture.name, alt: keptPicture.alt }
  const [uploaded, ofSite] = await Promise.all([
    db
      .select(columns)
      .from(keptPicture)
      .where(listed({ ownerId, place: 'posts' }))
      .orderBy(...newestFirst)
      .limit(mostOf.posts),
    db
      .select(columns)
      .from(keptPicture)
      .where(and(listed({ ownerId, place: 'library' }), isNotNull(keptPicture.foundOn)))
      .orderBy(...newestFirst)
      .limit(mostSitePhotos),
  ])
  return [...uploaded, ...ofSite]
}
