import type { VisualLeftOver } from '@postelier/contract'
import type { Brand, Design } from '@postelier/scene'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { blankPagesOf, leftOverOf, wordsOf } from '../left-over.ts'
import { designFor } from '../template.ts'
import { template } from '../visuals.tables.ts'
import { brandOf } from './look-from.ts'

interface Of {
  readonly accountId: number
  readonly visualId: number
}

async function read({ db }: QueryContext, { accountId, visualId }: Of) {
  const [row] = await db
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.ownerId, accountId), eq(template.purpose, 'post')))
  if (!row) throw notFound()
  return { design: designFor(row.design, row), samples: row.samples }
}

/** What a post's visual is drawn from. For whoever has seen to it that it is theirs. */
export async function postDesign(ctx: QueryContext, of: Of): Promise<{ design: Design; brand: Brand }> {
  const { design } = await read(ctx, of)
  return { design, brand: await brandOf(ctx, { ownerId: of.accountId }) }
}

export interface PostPages {
  /** By their ids, with the names they were given. */
  readonly pages: readonly { readonly id: string; readonly name: string }[]
  readonly leftOver: VisualLeftOver
  /** Places of those with nothing on them. */
  readonly blank: readonly number[]
  /** What can be read on it. */
  readonly says: readonly string[]
}

export async function postPages(ctx: QueryContext, of: Of): Promise<PostPages> {
  const { design, samples } = await read(ctx, of)
  return {
    pages: design.pages.map(({ id, name }) => ({ id, name })),
    leftOver: leftOverOf(design, samples),
    blank: blankPagesOf(design),
    says: wordsOf(design),
  }
}

/** The brand that a post is drawn in, where nothing of it is drawn. */
export const postBrand = (ctx: QueryContext, { accountId }: { accountId: number }): Promise<Brand> =>
  brandOf(ctx, { ownerId: accountId })
