import type { KeptPictureView } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentPictures } from '../library.present.ts'
import { listed, newestFirst } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { mostOf, type PictureCollection, scopeOf } from '../library-scope.ts'

interface ListPicturesInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

/** The pictures a business keeps, the latest first; those made for posts are a list of their own. */
export const listPictures = (ctx: QueryContext, input: ListPicturesInput) => listOn(ctx, input, 'library')

export const listPostPictures = async (ctx: QueryContext, input: ListPicturesInput) => ({
  ...(await listOn(ctx, input, 'posts')),
  max: mostOf.posts,
})

async function listOn(
  ctx: QueryContext,
  { accountId, offset, limit }: ListPicturesInput,
  place: PictureCollection,
) {
  const scope = await scopeOf(ctx, ctx.db, accountId, place, 'consult')
  const rows = await ctx.db
    .select()
    .from(keptPicture)
    .where(listed(scope))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit)
  const total = await ctx.db.$count(keptPicture, listed(scope))
  return { data: { total, items: await presentPictures(ctx, scope, rows) } }
}

/** One that was kept just now, to whoever kept it. */
export async function readPicture(
  ctx: QueryContext,
  { accountId, pictureId, place }: { accountId: number; pictureId: string; place: PictureCollection },
): Promise<{ picture: KeptPictureView }> {
  const scope = await scopeOf(ctx, ctx.db, accountId, place, 'add')
  const rows = await ctx.db
    .select()
    .from(keptPicture)
    .where(and(listed(scope), eq(keptPicture.fileId, pictureId)))
  const [picture] = await presentPictures(ctx, scope, rows)
  if (!picture) throw notFound()
  return { picture }
}
