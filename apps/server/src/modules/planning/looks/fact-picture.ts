// The picture of the very thing a post is about, where it was not fetched yet: of the business's own site, before its turn comes, or
// from where its own feed of products says that it is.
import type { Platform } from '../../../platform/platform.ts'
import { photoAt } from '../photos/photo.store.ts'
import { takePhoto } from '../photos/take-photo.ts'
import { productPicture } from './product-picture.ts'

/** Nothing where it cannot be had. */
export async function factPicture(
  platform: Platform,
  wanted: Parameters<typeof productPicture>[1],
): Promise<string | undefined> {
  const { accountId, address, signal } = wanted
  const photo = await photoAt(platform.db, accountId, address)
  if (!photo) return productPicture(platform, wanted)
  const taken = await takePhoto(platform, photo, signal)
  // What cannot be had now is looked for again when its turn comes.
  return 'pictureId' in taken ? taken.pictureId : undefined
}
