import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { isWritten, lockLots, rememberKey, writeEntries } from '../ledger.store.ts'
import { balanceOfLots, planSpending } from '../ledger.ts'
import { entryBase, type Movement } from './move-credits.ts'

/**
 * Makes the balance what it should be by a correcting entry: a gift without expiry when it was too low, a spending when
 * it was too high. The difference is reckoned under the account's lock, so nothing spent meanwhile is lost.
 */
export async function changeCredits(
  ctx: CommandContext,
  { amount: wanted, ...movement }: Movement,
): Promise<{ before: number; after: number }> {
  const lots = await lockLots(ctx.tx, movement.accountId)
  const { gift, subscription, purchased } = balanceOfLots(lots, ctx.now)
  const before = gift + subscription + purchased
  if (await isWritten(ctx.tx, movement.accountId, movement.idempotencyKey)) return { before, after: before }
  if (before === wanted) {
    // The same call again, once the balance has moved, must not set it back.
    await rememberKey(ctx.tx, movement.accountId, movement.idempotencyKey, ctx.now)
    return { before, after: before }
  }
  const base = entryBase(ctx, movement)
  if (wanted > before) {
    const gift = { lotId: newDigitsId(), bucket: 'gift', expiresAt: null } as const
    await writeEntries(ctx.tx, [{ ...base, ...gift, amount: wanted - before }])
  } else {
    const plan = planSpending(lots, before - wanted, ctx.now)
    if ('left' in plan) throw new Error('A balance is less than the sum of its lots')
    await writeEntries(
      ctx.tx,
      plan.parts.map((part) => ({ ...base, ...part, amount: -part.amount })),
    )
  }
  await ctx.announce({ name: 'credits.changed', accountId: movement.accountId })
  return { before, after: wanted }
}
