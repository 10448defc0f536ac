import type { Brand, Design } from '@postelier/scene'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { designFor } from '../template.ts'
import { template } from '../visuals.tables.ts'
import { brandOf } from './look-from.ts'

/** What a post's visual is drawn from. For whoever has seen to it that it is theirs. */
export async function postDesign(
  ctx: QueryContext,
  { accountId, visualId }: { accountId: number; visualId: number },
): Promise<{ design: Design; brand: Brand }> {
  const [row] = await ctx.db
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.ownerId, accountId), eq(template.purpose, 'post')))
  if (!row) throw notFound()
  return { design: designFor(row.design, row), brand: await brandOf(ctx, { ownerId: accountId }) }
}

/** Its pages by their ids, with the names they were given. */
export async function postPages(
  ctx: QueryContext,
  of: { accountId: number; visualId: number },
): Promise<{ id: string; name: string }[]> {
  const { design } = await postDesign(ctx, of)
  return design.pages.map(({ id, name }) => ({ id, name }))
}

/** The brand that a post is drawn in, where nothing of it is drawn. */
export const postBrand = (ctx: QueryContext, { accountId }: { accountId: number }): Promise<Brand> =>
  brandOf(ctx, { ownerId: accountId })
