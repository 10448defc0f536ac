import type { TemplateFormat, TemplateType, Thematic } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { designFor, mostTemplates } from '../template.ts'
import { announce, lockScope, type Scope } from '../template-scope.ts'
import { inGallery, themeFits } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'

interface NewTemplate {
  readonly accountId: number
  readonly names: { readonly fr: string; readonly en: string }
  readonly type: TemplateType
  readonly format: TemplateFormat
  readonly thematics: readonly Thematic[]
  readonly themeId: number | null
}

/** A blank one. The platform works on its own unseen; what a business makes is for itself, and at once to be used. */
export async function createTemplate(
  ctx: CommandContext,
  { accountId, names, thematics, ...input }: NewTemplate,
): Promise<number> {
  const scope = await lockScope(ctx, accountId, 'create')
  if (input.themeId !== null && !(await themeFits(ctx.tx, scope, input.themeId)))
    throw invalid({ themeId: { key: 'unknown' } })
  const design = designFor({}, input)
  const id = await insertTemplate(ctx, scope, {
    ...input,
    nameFr: names.fr,
    nameEn: names.en,
    thematics: [...new Set(thematics)],
    design,
    pages: design.pages.length,
  })
  await ctx.record({
    action: 'template.created',
    accountId: scope.ownerId,
    subject: ['template', id],
    details: { name: names.fr, type: input.type, format: input.format },
  })
  await announce(ctx, scope)
  return id
}

type Insert = typeof template.$inferInsert
type Given = Pick<
  Insert,
  'nameFr' | 'nameEn' | 'type' | 'format' | 'thematics' | 'themeId' | 'design' | 'pages'
>

/** Is the last in its scope. For whoever holds the scope's lock. */
export async function insertTemplate(ctx: CommandContext, scope: Scope, given: Given): Promise<number> {
  const [held] = await ctx.tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${template.position}), 0)::int`,
    })
    .from(template)
    .where(inGallery(scope))
  if (held && held.count >= mostTemplates)
    throw new AppError('limitReached', { figures: { max: mostTemplates } })
  const id = newDigitsId()
  await ctx.tx.insert(template).values({
    ...given,
    id,
    ownerId: scope.ownerId,
    status: scope.ownerId === null ? 'draft' : 'enabled',
    position: (held?.last ?? 0) + 1,
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  return id
}
