import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { type FieldFault, invalid } from '../../../platform/errors.ts'
import { lockBrand, readColors } from '../brand.store.ts'
import { brandColor } from '../brand.tables.ts'

interface Color {
  readonly index: string
  readonly hex: string
}

/** The whole set at once: a colour left out is removed. */
export async function changeColors(
  ctx: CommandContext,
  { accountId, colors }: { accountId: number; colors: readonly Color[] },
): Promise<void> {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')

  const faults = twice(colors)
  if (Object.keys(faults).length > 0) throw invalid(faults)

  const before = new Map((await readColors(ctx.tx, [accountId])).map(({ index, hex }) => [index, hex]))
  if (before.size === colors.length && colors.every(({ index, hex }) => before.get(index) === hex)) return
  await ctx.tx.delete(brandColor).where(eq(brandColor.personId, accountId))
  if (colors.length > 0)
    await ctx.tx
      .insert(brandColor)
      .values(colors.map(({ index, hex }) => ({ personId: accountId, index, hex })))

  await ctx.record({
    action: 'colors.changed',
    accountId,
    subject: ['brand', accountId],
    details: { colors },
  })
  await ctx.announce({ name: 'brand.changed', accountId })
}

function twice(colors: readonly Color[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  colors.forEach(({ index }, place) => {
    if (colors.findIndex((other) => other.index === index) < place)
      faults[`colors.${place}.index`] = { key: 'taken' }
  })
  return faults
}
