import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { listed } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { announce, lockScope, type PictureCollection } from '../library-scope.ts'

interface OnePicture {
  readonly accountId: number
  readonly pictureId: string
}

/** Takes a picture out of the list. Designs that show it keep it; the file goes once none does any more. */
export const removePicture = (ctx: CommandContext, input: OnePicture): Promise<void> =>
  removeFrom(ctx, input, 'library')

export const removePostPicture = (ctx: CommandContext, input: OnePicture): Promise<void> =>
  removeFrom(ctx, input, 'posts')

async function removeFrom(
  ctx: CommandContext,
  { accountId, pictureId }: OnePicture,
  place: PictureCollection,
): Promise<void> {
  const scope = await lockScope(ctx, accountId, place, 'remove')
  const gone = await ctx.tx
    .update(keptPicture)
    .set({ removedAt: ctx.now })
    .where(and(listed(scope), eq(keptPicture.fileId, pictureId)))
    .returning({ id: keptPicture.fileId })
  if (gone.length === 0) throw notFound()
  await ctx.record({
    action: place === 'posts' ? 'postPicture.removed' : 'picture.removed',
    accountId: scope.ownerId,
    subject: ['picture', pictureId],
  })
  await announce(ctx, scope)
}
