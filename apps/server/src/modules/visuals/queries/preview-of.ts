import type { SampleBrand } from '@postelier/contract'
import type { Brand, Design } from '@postelier/scene'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { designFor, designRead } from '../template.ts'
import { lookAt } from '../template-scope.ts'
import { readFace, readTemplate } from '../visuals.store.ts'
import { designState } from '../visuals.tables.ts'
import { brandOf } from './look-from.ts'

/** What a preview is drawn from. */
export interface PreviewSource {
  readonly design: Design
  readonly brand: Brand
  readonly ownerId: number | null
}

interface PreviewOfInput {
  accountId: number
  templateId: number
  page: number
  brand: SampleBrand
  language: string
  state?: number | undefined
}

/** All that a preview depends on, said without reading the design: whoever has the picture is told so at once. */
export const previewMarkOf = async (ctx: QueryContext, input: PreviewOfInput): Promise<unknown[]> =>
  previewMarkIn(ctx, await lookAt(ctx, input.accountId), input)

export const previewOf = async (ctx: QueryContext, input: PreviewOfInput): Promise<PreviewSource> =>
  previewIn(ctx, await lookAt(ctx, input.accountId), input)

type LookedAt = Awaited<ReturnType<typeof lookAt>>

/** The picture of one post, to somebody whom the caller let see it: of its account nothing else. */
export const onlyVisual = (accountId: number, visualId: number): LookedAt => ({
  ownerId: accountId,
  only: [visualId],
  isPostsOnly: true,
})

export async function previewMarkIn(
  ctx: QueryContext,
  scope: LookedAt,
  input: Omit<PreviewOfInput, 'accountId'>,
): Promise<unknown[]> {
  const { id, designVersion, shippedHash, ownerId, purpose } = await readFace(ctx.db, scope, input.templateId)
  if (scope.isPostsOnly && (purpose !== 'post' || input.state !== undefined)) throw new AppError('forbidden')
  if (input.state !== undefined && ownerId !== scope.ownerId) throw notFound()
  const brand = await brandOf(ctx, scope, input.brand)
  return [
    id,
    designVersion,
    shippedHash,
    scope.ownerId,
    brand,
    input.page,
    input.language,
    input.state ?? null,
  ]
}

export async function previewIn(
  ctx: QueryContext,
  scope: LookedAt,
  input: Omit<PreviewOfInput, 'accountId'>,
): Promise<PreviewSource> {
  const row = await readTemplate(ctx.db, scope, input.templateId)
  let design = designRead(row, input.language)
  if (input.state !== undefined) {
    const [state] = await ctx.db
      .select({ design: designState.design })
      .from(designState)
      .where(and(eq(designState.id, input.state), eq(designState.templateId, row.id)))
    if (!state || row.ownerId !== scope.ownerId) throw notFound()
    design = designFor(state.design, row)
  }
  if (!design.pages[input.page]) throw notFound()
  return { design, brand: await brandOf(ctx, scope, input.brand), ownerId: scope.ownerId }
}
