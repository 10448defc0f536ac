import { type PersonBody, readVatNumber } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { lockBrand, lockSociety } from '../brand.store.ts'
import { brand, society } from '../brand.tables.ts'

/**
 * What an administrator writes of an account's business and voice, once it has been checked. The brand's version rises,
 * so that a customer who has the same page open is told instead of writing over it. Gives the fields that moved.
 */
export async function editAccountBrand(
  ctx: CommandContext,
  accountId: number,
  change: Pick<PersonBody, 'society' | 'settings'>,
): Promise<string[]> {
  const { tx } = ctx
  const moved: string[] = []
  if (change.society) {
    const vatNumber = readVatNumber(change.society.vatNumber, change.society.country) ?? ''
    const wanted = { ...change.society, vatNumber }
    const fields = movedFields(await lockSociety(tx, accountId), wanted)
    if (fields.length > 0) await tx.update(society).set(wanted).where(eq(society.personId, accountId))
    moved.push(...fields.map((field) => `society.${field}`))
  }
  if (change.settings) {
    const before = await lockBrand(tx, accountId)
    const fields = movedFields(before, change.settings)
    if (fields.length > 0)
      await tx
        .update(brand)
        .set({ ...change.settings, version: before.version + 1 })
        .where(eq(brand.personId, accountId))
    moved.push(...fields.map((field) => `settings.${field}`))
  }
  if (moved.length > 0) await ctx.announce({ name: 'brand.changed', accountId })
  return moved
}
