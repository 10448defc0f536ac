import type { Thematic, VisualStatus } from '@postelier/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { announce, lockScope, type Scope } from '../template-scope.ts'
import { inGallery, lockTemplate, type TemplateRow, themeFits } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'

interface Details {
  readonly names?: { readonly fr: string; readonly en: string } | undefined
  readonly status?: VisualStatus | undefined
  readonly thematics?: readonly Thematic[] | undefined
  readonly isDefault?: boolean | undefined
  readonly isDefaultSuggestion?: boolean | undefined
  readonly themeId?: number | null | undefined
}

/** What is left out stays. Details have a version of their own: who draws meanwhile is not in the way. */
export async function changeTemplate(
  ctx: CommandContext,
  input: Details & { accountId: number; templateId: number; version?: number | undefined },
): Promise<void> {
  const scope = await lockScope(ctx, input.accountId, 'edit')
  const before = await lockTemplate(ctx.tx, scope, input.templateId)
  if (input.version !== undefined && input.version !== before.version) throw new AppError('conflict')
  const wanted = wantedOf(input)
  const moved = movedFields(before, wanted)
  if (moved.length === 0) return
  await check(ctx, scope, { ...before, ...wanted }, before)

  if (wanted.isDefault && moved.includes('isDefault')) await takeFrom(ctx, scope, before, 'isDefault')
  if (wanted.isDefaultSuggestion && moved.includes('isDefaultSuggestion'))
    await takeFrom(ctx, scope, before, 'isDefaultSuggestion')
  await ctx.tx
    .update(template)
    .set({ ...wanted, version: before.version + 1, changedAt: ctx.now })
    .where(eq(template.id, before.id))

  await ctx.record({
    action: 'template.changed',
    accountId: scope.ownerId,
    subject: ['template', before.id],
    details: { name: wanted.nameFr ?? before.nameFr, changed: moved },
  })
  await announce(ctx, scope)
}

type Wanted = Partial<
  Pick<
    TemplateRow,
    'nameFr' | 'nameEn' | 'status' | 'thematics' | 'isDefault' | 'isDefaultSuggestion' | 'themeId'
  >
>
const wantedOf = ({
  names,
  status,
  thematics,
  isDefault,
  isDefaultSuggestion,
  themeId,
}: Details): Wanted => ({
  ...(names ? { nameFr: names.fr, nameEn: names.en } : {}),
  ...(status ? { status } : {}),
  ...(thematics ? { thematics: [...new Set(thematics)] } : {}),
  ...(isDefault === undefined ? {} : { isDefault }),
  ...(isDefaultSuggestion === undefined ? {} : { isDefaultSuggestion }),
  ...(themeId === undefined ? {} : { themeId }),
})

/** What somebody begins with must be there: a default is enabled for as long as it is one. */
async function check(
  { tx }: CommandContext,
  scope: Scope,
  after: TemplateRow,
  before: TemplateRow,
): Promise<void> {
  const faults: Record<string, FieldFault> = {}
  if (
    after.themeId !== null &&
    after.themeId !== before.themeId &&
    !(await themeFits(tx, scope, after.themeId))
  )
    faults.themeId = { key: 'unknown' }
  if (after.status !== 'enabled' && (after.isDefault || after.isDefaultSuggestion))
    faults.status = { key: 'isDefault' }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** One of a type and ratio in each scope: who becomes it takes it from the one before. */
async function takeFrom(
  ctx: CommandContext,
  scope: Scope,
  { id, type, format }: TemplateRow,
  flag: 'isDefault' | 'isDefaultSuggestion',
): Promise<void> {
  const before = await ctx.tx
    .select({ id: template.id, version: template.version })
    .from(template)
    .where(
      and(
        inGallery(scope),
        eq(template.type, type),
        eq(template.format, format),
        eq(template[flag], true),
        ne(template.id, id),
      ),
    )
  for (const one of before)
    await ctx.tx
      .update(template)
      .set({ [flag]: false, version: one.version + 1, changedAt: ctx.now })
      .where(eq(template.id, one.id))
}
