import type { Fact } from '@postelier/contract'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { seconds } from '../../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { isStillClaimed, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { sitePhoto } from './photo.tables.ts'

export type SitePhotoRow = typeof sitePhoto.$inferSelect

/** Whoever fetches one says so every few seconds; what a killed process left is taken up after that. */
export const photoLease = leaseOn(sitePhoto, seconds(45))

const photos: Queue<typeof sitePhoto> = {
  table: sitePhoto,
  lease: photoLease,
  order: [sitePhoto.place, sitePhoto.nextAt],
  isDue: (now) => and(isNull(sitePhoto.endedAt), lte(sitePhoto.nextAt, now)),
  countsTries: true,
}

export const claimPhotos = async (db: Database, claiming: Claiming): Promise<SitePhotoRow[]> =>
  (await claimRows(db, photos, claiming)).map(({ row }) => row)

/** Somebody is at these still. */
export async function holdPhotos(db: Database, rows: readonly SitePhotoRow[], now: Date): Promise<void> {
  await db
    .update(sitePhoto)
    .set({ heldUntil: photoLease.until(now) })
    .where(isStillClaimed(sitePhoto, rows))
}

/** All that somebody answered for, in the order of their site. */
export const photosOf = (db: Pick<Database, 'select'>, accountId: number): Promise<SitePhotoRow[]> =>
  db
    .select()
    .from(sitePhoto)
    .where(eq(sitePhoto.accountId, accountId))
    .orderBy(asc(sitePhoto.place), asc(sitePhoto.id))

export async function photoAt(
  db: Pick<Database, 'select'>,
  accountId: number,
  url: string,
): Promise<SitePhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(sitePhoto)
    .where(and(eq(sitePhoto.accountId, accountId), eq(sitePhoto.url, url)))
  return row
}

/** Where a fact's own picture is: among the pictures, still to be fetched, or nowhere that posts may show it from. */
export function pictureOfFact(
  { image, kind, source }: Pick<Fact, 'image' | 'kind' | 'source'>,
  photos: readonly Pick<SitePhotoRow, 'url' | 'state' | 'pictureId'>[],
): { readonly pictureId: string } | { readonly address: string } | null {
  if (!image) return null
  const photo = photos.find(({ url }) => url === image)
  if (photo?.pictureId && photo.state === 'kept') return { pictureId: photo.pictureId }
  if (photo) return photo.state === 'waiting' ? { address: image } : null
  // A feed of products is given to us with its pictures; of a page, somebody must have said that they may be used.
  return source.by === 'feed' && kind === 'product' ? { address: image } : null
}

/** All that stand beside a fact and are among the business's pictures, in the order of their page. */
export const picturesOfFact = (
  { moreImages = [], ...fact }: Pick<Fact, 'image' | 'moreImages' | 'kind' | 'source'>,
  photos: Parameters<typeof pictureOfFact>[1],
): string[] =>
  [fact.image, ...moreImages].flatMap((image) => {
    const found = pictureOfFact({ ...fact, image }, photos)
    return found && 'pictureId' in found ? [found.pictureId] : []
  })
