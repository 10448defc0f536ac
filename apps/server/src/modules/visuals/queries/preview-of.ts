import type { SampleBrand } from '@postelier/contract'
import type { Brand, Design } from '@postelier/scene'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { shelfOf } from '../shelf.ts'
import { designFor, designRead } from '../template.ts'
import { readTemplate } from '../visuals.store.ts'
import { designState } from '../visuals.tables.ts'
import { brandOf } from './look-from.ts'

/** What a preview is drawn from. */
export interface PreviewSource {
  readonly design: Design
  readonly brand: Brand
  readonly ownerId: number | null
}

export async function previewOf(
  ctx: QueryContext,
  asked: {
    accountId: number
    templateId: number
    page: number
    brand: SampleBrand
    language: string
    state?: number | undefined
  },
): Promise<PreviewSource> {
  const shelf = await shelfOf(ctx, ctx.db, asked.accountId, 'consult')
  const row = await readTemplate(ctx.db, shelf, asked.templateId)
  let design = designRead(row, asked.language)
  if (asked.state !== undefined) {
    const [state] = await ctx.db
      .select({ design: designState.design })
      .from(designState)
      .where(and(eq(designState.id, asked.state), eq(designState.templateId, row.id)))
    if (!state || row.ownerId !== shelf.ownerId) throw notFound()
    design = designFor(state.design, row)
  }
  if (!design.pages[asked.page]) throw notFound()
  return { design, brand: await brandOf(ctx, shelf, asked.brand), ownerId: shelf.ownerId }
}
