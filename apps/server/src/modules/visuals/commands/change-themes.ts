import type { VisualStatus } from '@postelier/contract'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { mostThemes } from '../template.ts'
import { announce, lockScope, type Scope } from '../template-scope.ts'
import { lockTheme, ownedBy } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'

interface Names {
  readonly fr: string
  readonly en: string
}

export async function createTheme(
  ctx: CommandContext,
  { accountId, names }: { accountId: number; names: Names },
): Promise<number> {
  const scope = await lockScope(ctx, accountId, 'create')
  await refuseTaken(ctx, scope, names.fr)
  const [held] = await ctx.tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${visualTheme.position}), 0)::int`,
    })
    .from(visualTheme)
    .where(ownedBy(scope, visualTheme))
  if (held && held.count >= mostThemes) throw new AppError('limitReached', { figures: { max: mostThemes } })
  const id = newDigitsId()
  await ctx.tx.insert(visualTheme).values({
    id,
    ownerId: scope.ownerId,
    nameFr: names.fr,
    nameEn: names.en,
    status: 'enabled',
    position: (held?.last ?? 0) + 1,
    createdAt: ctx.now,
  })
  await ctx.record({
    action: 'theme.created',
    accountId: scope.ownerId,
    subject: ['theme', id],
    details: { name: names.fr },
  })
  await announce(ctx, scope)
  return id
}

interface ThemeChange {
  readonly accountId: number
  readonly themeId: number
  readonly names?: Names | undefined
  readonly status?: VisualStatus | undefined
  readonly version?: number | undefined
}

/** A theme that is kept back keeps its templates back, so the one people begin with must not be among them. */
export async function changeTheme(ctx: CommandContext, input: ThemeChange): Promise<void> {
  const { accountId, themeId, names, status } = input
  const scope = await lockScope(ctx, accountId, 'edit')
  const before = await lockTheme(ctx.tx, scope, themeId)
  if (input.version !== undefined && input.version !== before.version) throw new AppError('conflict')
  const wanted = {
    ...(names ? { nameFr: names.fr, nameEn: names.en } : {}),
    ...(status ? { status } : {}),
  }
  const moved = movedFields(before, wanted)
  if (moved.length === 0) return
  if (names && names.fr !== before.nameFr) await refuseTaken(ctx, scope, names.fr, themeId)
  if (status && status !== 'enabled' && (await holdsDefault(ctx, scope, themeId)))
    throw invalid({ status: { key: 'holdsDefault' } })
  await ctx.tx
    .update(visualTheme)
    .set({ ...wanted, version: before.version + 1 })
    .where(eq(visualTheme.id, themeId))
  await ctx.record({
    action: 'theme.changed',
    accountId: scope.ownerId,
    subject: ['theme', themeId],
    details: { name: names?.fr ?? before.nameFr, changed: moved },
  })
  await announce(ctx, scope)
}

/** Its templates stay, without a theme. Only an order is lost, so nothing is refused. */
export async function deleteTheme(
  ctx: CommandContext,
  { accountId, themeId }: { accountId: number; themeId: number },
): Promise<void> {
  const scope = await lockScope(ctx, accountId, 'delete')
  const { nameFr } = await lockTheme(ctx.tx, scope, themeId)
  // A template that was kept back with its theme must not come into everybody's sight by losing it.
  await ctx.tx
    .update(template)
    .set({ status: 'disabled', version: sql`${template.version} + 1`, changedAt: ctx.now })
    .where(
      and(ownedBy(scope), eq(template.themeId, themeId), eq(template.status, 'enabled'), isKeptBack(themeId)),
    )
  await ctx.tx.delete(visualTheme).where(eq(visualTheme.id, themeId))
  await ctx.record({
    action: 'theme.deleted',
    accountId: scope.ownerId,
    subject: ['theme', themeId],
    details: { name: nameFr },
  })
  await announce(ctx, scope)
}

const isAnyDefault = or(eq(template.isDefault, true), eq(template.isDefaultSuggestion, true))
const isKeptBack = (themeId: number): SQL =>
  sql`exists (select 1 from ${visualTheme} where ${visualTheme.id} = ${themeId} and ${visualTheme.status} <> 'enabled')`

async function holdsDefault({ tx }: CommandContext, scope: Scope, themeId: number): Promise<boolean> {
  const found = await tx
    .select({ id: template.id })
    .from(template)
    .where(and(ownedBy(scope), eq(template.themeId, themeId), isAnyDefault))
    .limit(1)
  return found.length > 0
}

/** Two groups of one name in a gallery would look like a mistake. */
async function refuseTaken(ctx: CommandContext, scope: Scope, nameFr: string, butId = 0): Promise<void> {
  const same = sql`search_letters(${visualTheme.nameFr}) = search_letters(${nameFr})`
  const [taken] = await ctx.tx
    .select({ id: visualTheme.id })
    .from(visualTheme)
    .where(and(ownedBy(scope, visualTheme), same, ne(visualTheme.id, butId)))
    .limit(1)
  if (taken) throw invalid({ 'names.fr': { key: 'taken' } })
}
