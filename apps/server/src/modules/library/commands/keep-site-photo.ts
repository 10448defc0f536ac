import { and, eq, isNotNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { looksAlike, type StoredPicture } from '../../media/index.ts'
import { takenBefore } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { lockScope } from '../library-scope.ts'
import { putOn, refuseFull } from './keep-picture.ts'

/** As many as a business's site may bring. */
export const mostSitePhotos = 40

interface SitePhoto {
  readonly accountId: number
  /** Stands for its address: once for each, however often it is fetched. */
  readonly key: string
  readonly picture: StoredPicture
  readonly likeness: string | null
  readonly alt: string
  readonly foundOn: { readonly url: string; readonly title: string }
  /** Who said that the business may use it, and when. */
  readonly rightsBy: number | null
  readonly rightsAt: Date
}

/**
 * Keeps a photo of a business's own site among its pictures, or answers the one that shows the same: from the same address, or
 * in another size. One that somebody took out of the list is answered too, and stays out. Nothing where there are enough.
 */
export async function keepSitePhoto(ctx: CommandContext, photo: SitePhoto): Promise<string | undefined> {
  const { accountId, key, picture, likeness, alt, foundOn, rightsBy, rightsAt } = photo
  const scope = await lockScope(ctx, accountId, 'library', 'add')
  const before = await takenBefore(ctx.tx, scope, key)
  if (before) return before.fileId
  const known = await ctx.tx
    .select({ fileId: keptPicture.fileId, likeness: keptPicture.likeness, removedAt: keptPicture.removedAt })
    .from(keptPicture)
    .where(and(eq(keptPicture.ownerId, accountId), isNotNull(keptPicture.foundOn)))
  const same = known.find((one) => likeness !== null && one.likeness && looksAlike(one.likeness, likeness))
  if (same) return same.fileId
  if (known.filter(({ removedAt }) => removedAt === null).length >= mostSitePhotos) return undefined
  await refuseFull(ctx, scope)
  return putOn(ctx, scope, picture, {
    name: picture.originalName,
    stockKey: key,
    alt,
    foundOn,
    likeness,
    rightsBy,
    rightsAt,
  })
}
