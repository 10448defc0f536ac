import { and, desc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { designFor, hashOf, sittingMs } from '../template.ts'
import { announce, lockScope, type Scope } from '../template-scope.ts'
import { keepState, lockTemplate, ownedBy, type TemplateRow } from '../visuals.store.ts'
import { designState, template } from '../visuals.tables.ts'

interface DesignRef {
  readonly accountId: number
  readonly templateId: number
  /** Which design was drawn on: another one there meanwhile is not written over. */
  readonly designVersion: number
}

/** Saves a template's design from the editor; one saved by somebody else meanwhile is not overwritten. */
export async function saveDesign(
  ctx: CommandContext,
  {
    accountId,
    templateId,
    designVersion,
    design,
    isAutosave,
  }: DesignRef & { design: unknown; isAutosave: boolean },
): Promise<void> {
  const scope = await lockScope(ctx, accountId, 'edit')
  const before = await lockTemplate(ctx.tx, scope, templateId, ownedBy(scope))
  if (before.isFrozen) throw new AppError('notNow')
  if (before.designVersion !== designVersion) throw new AppError('conflict')
  const isNew = await putDesign(ctx, before, design, isAutosave)
  if (isNew === 'same') return
  if (isNew === 'new')
    await ctx.record({
      action: 'template.redesigned',
      accountId: scope.ownerId,
      subject: ['template', templateId],
      details: { name: before.nameFr },
    })
  await announce(ctx, scope, templateId)
}

/** What stands there now is among the states already, or is put there first: coming back loses nothing. */
export async function restoreState(
  ctx: CommandContext,
  { accountId, templateId, designVersion, stateId }: DesignRef & { stateId: number },
): Promise<void> {
  const scope: Scope = await lockScope(ctx, accountId, 'edit')
  const before = await lockTemplate(ctx.tx, scope, templateId, ownedBy(scope))
  const [state] = await ctx.tx
    .select()
    .from(designState)
    .where(and(eq(designState.id, stateId), eq(designState.templateId, templateId)))
  if (!state) throw notFound()
  if (before.isFrozen) throw new AppError('notNow')
  if (before.designVersion !== designVersion) throw new AppError('conflict')
  if ((await putDesign(ctx, before, state.design, false)) === 'same') return
  await ctx.record({
    action: 'template.restored',
    accountId: scope.ownerId,
    subject: ['template', templateId],
    details: { name: before.nameFr, to: state.at.toISOString() },
  })
  await announce(ctx, scope, templateId)
}

/** Saving what is there already is no action. In a sitting, what the editor saves by itself is one state that moves on. */
export async function putDesign(
  ctx: CommandContext,
  before: TemplateRow,
  raw: unknown,
  isAutosave: boolean,
): Promise<'same' | 'continued' | 'new'> {
  const design = designFor(raw, before)
  if (hashOf(design) === hashOf(designFor(before.design, before))) return 'same'
  const { tx, now } = ctx
  // Who really sits there: drawn for somebody else, it is still whoever drew it.
  const personId = ctx.actor.kind === 'person' ? (ctx.actor.impersonatorId ?? ctx.actor.personId) : null
  const [last] = await tx
    .select()
    .from(designState)
    .where(eq(designState.templateId, before.id))
    .orderBy(desc(designState.designVersion))
    .limit(1)
  const own = { templateId: before.id, isAutosave: false }
  if (last?.designVersion !== before.designVersion)
    await keepState(tx, {
      ...own,
      at: before.changedAt,
      personId: null,
      designVersion: before.designVersion,
      design: before.design,
      pages: before.pages,
    })
  const continues =
    isAutosave &&
    last?.isAutosave === true &&
    last.designVersion === before.designVersion &&
    last.personId === personId &&
    now.getTime() - last.at.getTime() < sittingMs
  if (continues) await tx.delete(designState).where(eq(designState.id, last.id))
  const [designVersion, pages] = [before.designVersion + 1, design.pages.length]
  await keepState(tx, {
    ...own,
    isAutosave,
    // A sitting ends some time after it began, however busy it is.
    at: continues ? last.at : now,
    personId,
    designVersion,
    design,
    pages,
  })
  await tx
    .update(template)
    .set({ design, pages, designVersion, shippedHash: null, changedAt: now })
    .where(eq(template.id, before.id))
  return continues ? 'continued' : 'new'
}
