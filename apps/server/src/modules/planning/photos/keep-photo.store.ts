import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { AppError } from '../../../platform/errors.ts'
import { keepSitePhoto } from '../../library/index.ts'
import type { StoredPicture } from '../../media/index.ts'
import type { SitePhotoRow } from './photo.store.ts'
import { sitePhoto } from './photo.tables.ts'

interface KeepPhoto {
  readonly row: SitePhotoRow
  readonly key: string
  readonly picture: StoredPicture
  readonly likeness: string | null
}

/**
 * A photo that was fetched is among the pictures and its row says so, together. Whoever fetched it at the same time finds the
 * first one's; one that nobody waits for any more is kept by nobody.
 */
export async function keepPhoto(
  ctx: CommandContext,
  { row, key, picture, likeness }: KeepPhoto,
): Promise<string> {
  const { accountId } = row
  const [waiting] = await ctx.tx
    .select()
    .from(sitePhoto)
    .where(and(eq(sitePhoto.id, row.id), isNull(sitePhoto.endedAt)))
    .for('update')
  if (!waiting) {
    const [now] = await ctx.tx
      .select({ pictureId: sitePhoto.pictureId, state: sitePhoto.state })
      .from(sitePhoto)
      .where(eq(sitePhoto.id, row.id))
    if (now?.state === 'kept' && now.pictureId) return now.pictureId
    throw new AppError('notFound')
  }
  const { alt, page: foundOn, rightsBy, rightsAt } = waiting
  const photo = { accountId, key, picture, likeness, alt, foundOn, rightsBy, rightsAt }
  const pictureId = await keepSitePhoto(ctx, photo)
  if (pictureId === undefined) throw new AppError('limitReached', { figures: { max: 40 } })
  await ctx.tx
    .update(sitePhoto)
    .set({ ...unheld, state: 'kept', pictureId, failure: null, endedAt: ctx.now })
    .where(eq(sitePhoto.id, row.id))
  await ctx.announce({ name: 'planning.changed', accountId })
  return pictureId
}
