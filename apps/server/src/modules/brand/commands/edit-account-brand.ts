import { type PersonBody, readVatNumber } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { brand, society } from '../brand.tables.ts'

/**
 * What an administrator writes of an account's business and voice, once it has been checked. The brand's version rises, so that a customer who has
 * the same page open is told instead of writing over it.
 */
export async function editAccountBrand(
  ctx: CommandContext,
  accountId: number,
  change: Pick<PersonBody, 'society' | 'settings'>,
): Promise<void> {
  const { tx } = ctx
  if (change.society)
    await tx
      .update(society)
      .set({
        ...change.society,
        vatNumber: readVatNumber(change.society.vatNumber, change.society.country) ?? '',
      })
      .where(eq(society.personId, accountId))
  if (change.settings)
    await tx
      .update(brand)
      .set({ ...change.settings, version: sql`${brand.version} + 1` })
      .where(eq(brand.personId, accountId))
  if (change.society || change.settings) await ctx.announce({ name: 'brand.changed', accountId })
}
