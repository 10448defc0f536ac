import type { PromotionCodeInput, PromotionCodeView } from '@postelier/contract/promotion-codes'
import { and, eq, isNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { sectorExists } from '../../catalogue/index.ts'
import { freeCode } from '../code-words.store.ts'
import { promotionCode } from '../payments.tables.ts'
import { presentCodes } from '../promotion.store.ts'

type CodeRow = typeof promotionCode.$inferSelect
interface OneCode {
  readonly codeId: number
}
interface Answer {
  readonly promotionCode: PromotionCodeView
}

export async function addCode(ctx: CommandContext, input: PromotionCodeInput): Promise<Answer> {
  requirePermission(ctx.actor, 'adminPromotionCodes:create')
  const values = await checked(ctx, input)
  const [row] = await ctx.tx
    .insert(promotionCode)
    .values({ ...values, id: newDigitsId(), createdAt: ctx.now })
    .returning()
  if (!row) throw new Error('A promotion code that was written is not there')
  return told(ctx, 'promotionCode.added', row)
}

/** For carts from now on: a use keeps what was taken off when it began. */
export async function changeCode(
  ctx: CommandContext,
  { codeId, version, ...input }: PromotionCodeInput & OneCode & { readonly version: number },
): Promise<Answer> {
  requirePermission(ctx.actor, 'adminPromotionCodes:edit')
  const values = await checked(ctx, input, codeId)
  const before = await lockCode(ctx, codeId)
  if (before.version !== version) throw new AppError('conflict')
  const [row] = await ctx.tx
    .update(promotionCode)
    .set({ ...values, version: version + 1 })
    .where(eq(promotionCode.id, codeId))
    .returning()
  if (!row) throw notFound()
  return told(ctx, 'promotionCode.changed', row)
}

export async function removeCode(ctx: CommandContext, { codeId }: OneCode): Promise<void> {
  requirePermission(ctx.actor, 'adminPromotionCodes:delete')
  const row = await lockCode(ctx, codeId)
  await ctx.tx.update(promotionCode).set({ removedAt: ctx.now }).where(eq(promotionCode.id, codeId))
  await told(ctx, 'promotionCode.removed', row)
}

async function lockCode({ tx }: CommandContext, codeId: number): Promise<CodeRow> {
  const [row] = await tx
    .select()
    .from(promotionCode)
    .where(and(eq(promotionCode.id, codeId), isNull(promotionCode.removedAt)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** An amount or a percentage, days in their order, sectors that are there, and a word that no other code has. */
async function checked(
  ctx: CommandContext,
  input: PromotionCodeInput,
  own: number | null = null,
): Promise<PromotionCodeInput> {
  if ((input.cents === null) === (input.percent === null)) throw invalid({ percent: { key: 'required' } })
  if (input.endsOn < input.startsOn) throw invalid({ endsOn: { key: 'endBeforeStart' } })
  for (const id of input.sectorIds)
    if (!(await sectorExists(ctx.tx, id))) throw invalid({ sectorIds: { key: 'unknown' } })
  const code = await freeCode(ctx, { code: input.code, own })
  return { ...input, code, sectorIds: [...new Set(input.sectorIds)] }
}

async function told(
  ctx: CommandContext,
  action: 'promotionCode.added' | 'promotionCode.changed' | 'promotionCode.removed',
  row: CodeRow,
): Promise<Answer> {
  const { code, startsOn, endsOn, cents, percent } = row
  await ctx.record({
    action,
    subject: ['promotionCode', row.id],
    details: { code, startsOn, endsOn, cents, percent },
  })
  await ctx.announce({ name: 'promotionCodes.changed' })
  const [view] = await presentCodes(ctx.tx, [row])
  if (!view) throw new Error('A promotion code has no view')
  return { promotionCode: view }
}
