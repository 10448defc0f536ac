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
