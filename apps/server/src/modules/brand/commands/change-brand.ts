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

export const changeEditorialLine = (
  ctx: CommandContext,
  { accountId, version, ...voice }: EditorialLine & { accountId: number; version: number },
): Promise<void> => changeBrand(ctx, { accountId, version, voice })

export interface GraphicLine {
  readonly graphicCharter: string
  /** Null takes the choice back; left out, it stays. */
  readonly titleFamily?: string | null | undefined
  readonly textFamily?: string | null | undefined
}

export const changeGraphicLine = (
  ctx: CommandContext,
  { accountId, version, ...look }: GraphicLine & { accountId: number; version: number },
): Promise<void> => changeBrand(ctx, { accountId, version, look })

interface BrandChange {
  readonly accountId: number
  readonly version: number
  readonly voice?: EditorialLine | undefined
  readonly look?: GraphicLine | undefined
}

/** Both lines share one version: whoever saves a form that is older than the brand is told, and nothing is lost. */
export async function changeBrand(
  ctx: CommandContext,
  { accountId, version, voice, look }: BrandChange,
): Promise<void> {
  if (voice?.tone === 'custom' && voice.customTone === '') throw invalid({ customTone: { key: 'required' } })
  await raisePersonVersion(ctx.tx, accountId)
  const before = await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')
  if (before.version !== version) throw new AppError('conflict')
  const moved = [
    ...(voice ? [['editorialLine.changed', spokenIn(voice)] as const] : []),
    ...(look ? [['graphicLine.changed', shownIn(look)] as const] : []),
  ].map(([action, values]) => ({ action, values, changed: movedFields(before, values) }))
  const lines = moved.filter(({ changed }) => changed.length > 0)
  if (lines.length === 0) return
  await ctx.tx
    .update(brand)
    .set({ ...(allOf(lines.map(({ values }) => values)) as Values), version: version + 1 })
    .where(eq(brand.personId, accountId))
  for (const { action, changed } of lines)
    await ctx.record({ action, accountId, subject: ['brand', accountId], details: { changed } })
  await ctx.announce({ name: 'brand.changed', accountId })
}

type Values = Partial<typeof brand.$inferInsert>

const allOf = (values: readonly Values[]) => Object.fromEntries(values.flatMap((one) => Object.entries(one)))

const spokenIn = (voice: EditorialLine): Values => ({
  ...voice,
  writingTones: [...new Set(voice.writingTones)],
  postCategories: [...new Set(voice.postCategories)],
})

/** What is left out stays. */
const shownIn = (look: GraphicLine): Values =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))

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
