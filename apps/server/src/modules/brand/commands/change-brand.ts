import type { JournalAction } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { raisePersonVersion } from '../../../access/person-version.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { lockBrand } from '../brand.store.ts'
import { brand } from '../brand.tables.ts'

export interface EditorialLine {
  readonly editorialLine: string
  readonly tone: string
  readonly customTone: string
  readonly formality: string
  readonly emoticonType: string
  readonly pronoun: string
  readonly languageRegister: string
  readonly writingTones: readonly string[]
  readonly postCategories: readonly string[]
}

export async function changeEditorialLine(
  ctx: CommandContext,
  { accountId, version, ...line }: EditorialLine & { accountId: number; version: number },
): Promise<void> {
  if (line.tone === 'custom' && line.customTone === '') throw invalid({ customTone: { key: 'required' } })
  await saveLine(ctx, accountId, version, 'editorialLine.changed', {
    ...line,
    writingTones: [...new Set(line.writingTones)],
    postCategories: [...new Set(line.postCategories)],
  })
}

export interface GraphicLine {
  readonly graphicCharter: string
  /** Null takes the choice back; left out, it stays. */
  readonly titleFamily?: string | null | undefined
  readonly textFamily?: string | null | undefined
}

export const changeGraphicLine = (
  ctx: CommandContext,
  { accountId, version, ...line }: GraphicLine & { accountId: number; version: number },
): Promise<void> => {
  const given = Object.entries(line).filter(([, value]) => value !== undefined)
  return saveLine(ctx, accountId, version, 'graphicLine.changed', Object.fromEntries(given))
}

/** Both lines share one version: whoever saves a form that is older than the brand hears of it, and nothing is lost. */
async function saveLine(
  ctx: CommandContext,
  accountId: number,
  version: number,
  action: JournalAction,
  values: Partial<typeof brand.$inferInsert>,
): Promise<void> {
  await raisePersonVersion(ctx.tx, accountId)
  const before = await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')
  if (before.version !== version) throw new AppError('conflict')
  const changed = movedFields(before, values)
  if (changed.length === 0) return
  await ctx.tx
    .update(brand)
    .set({ ...values, version: version + 1 })
    .where(eq(brand.personId, accountId))
  await ctx.record({ action, accountId, subject: ['brand', accountId], details: { changed } })
  await ctx.announce({ name: 'brand.changed', accountId })
}

/** Drafting by machine on or off; what was drafted stays. */
export async function enableAi(
  ctx: CommandContext,
  { accountId, enable }: { accountId: number; enable: boolean },
): Promise<void> {
  const before = await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  if (before.aiEnabled === enable) return
  await ctx.tx.update(brand).set({ aiEnabled: enable }).where(eq(brand.personId, accountId))
  await ctx.record({
    action: enable ? 'ai.enabled' : 'ai.disabled',
    accountId,
    subject: ['brand', accountId],
  })
  await ctx.announce({ name: 'brand.changed', accountId })
}
