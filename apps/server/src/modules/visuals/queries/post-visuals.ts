import type { TemplateFormat } from '@postelier/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { brandMarkOf, fileOf } from '../template.present.ts'
import { template } from '../visuals.tables.ts'
import { brandOf } from './look-from.ts'

export interface PostVisual {
  readonly id: number
  readonly format: TemplateFormat
  readonly pages: number
  readonly designVersion: number
  /** Where its first page is drawn. */
  readonly file: string
  /** When somebody drew on it last. */
  readonly changedAt: Date
}

/** Of some, those that there are, without their designs, which are large. For whoever has seen to it that they are theirs. */
export async function postVisuals(
  ctx: QueryContext,
  { accountId, language, ids }: { accountId: number; language: string; ids: readonly number[] },
): Promise<Map<number, PostVisual>> {
  if (ids.length === 0) return new Map()
  const brandMark = brandMarkOf(await brandOf(ctx, { ownerId: accountId }))
  const { id, format, pages, designVersion, changedAt } = template
  const rows = await ctx.db
    .select({ id, format, pages, designVersion, changedAt })
    .from(template)
    .where(and(inArray(id, [...ids]), eq(template.purpose, 'post'), eq(template.ownerId, accountId)))
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, format: row.format as TemplateFormat, file: fileOf({ accountId, brandMark, language }, row) },
    ]),
  )
}
