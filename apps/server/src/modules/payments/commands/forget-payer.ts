import { inArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { affiliation } from '../affiliation.tables.ts'
import { methodSetup } from '../method-setups.tables.ts'
import { cart, payer, payment, paymentMethod } from '../payments.tables.ts'

/**
 * An account goes: what it paid stays for the books, as a bare number, without who held the card, which mandate it was or where
 * notices went. A debit on its way settles its bill all the same.
 */
export async function forgetPayer(ctx: CommandContext, accountIds: readonly number[]): Promise<void> {
  const ids = [...accountIds]
  await ctx.tx
    .update(payment)
    .set({ holder: '', email: '', asked: null, methodId: null })
    .where(inArray(payment.accountId, ids))
  await ctx.tx.delete(methodSetup).where(inArray(methodSetup.accountId, ids))
  await ctx.tx.delete(paymentMethod).where(inArray(paymentMethod.accountId, ids))
  await ctx.tx.delete(payer).where(inArray(payer.accountId, ids))
  await ctx.tx.delete(affiliation).where(inArray(affiliation.accountId, ids))
  await ctx.tx.delete(cart).where(inArray(cart.accountId, ids))
}
