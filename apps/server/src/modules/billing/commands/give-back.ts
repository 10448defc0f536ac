import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { lockFor, rememberKey, takenUnder, writeEntries } from '../ledger.store.ts'
import { planGivingBack } from '../ledger.ts'
import { entryBase } from './move-credits.ts'

/** Gives back, once and whole, what was spent under a key. Gives how many credits came back. */
export async function giveBack(
  ctx: CommandContext,
  input: {
    readonly accountId: number
    readonly spentUnder: string
    readonly reason: CreditReason
    readonly reference?: string
  },
): Promise<number> {
  const idempotencyKey = `back:${input.spentUnder}`
  const { lots, isUsed } = await lockFor(ctx.tx, input.accountId, idempotencyKey)
  if (isUsed) return 0
  const closed = new Set(lots.flatMap(({ lotId, isClosed }) => (isClosed ? [lotId] : [])))
  const spent = await takenUnder(ctx.tx, input.accountId, input.spentUnder)
  const taken = spent.filter(({ lotId }) => !closed.has(lotId))
  if (taken.length === 0) {
    if (spent.length > 0) await rememberKey(ctx.tx, input.accountId, idempotencyKey, ctx.now)
    return 0
  }
  const parts = planGivingBack(taken, ctx.now, newDigitsId)
  await writeEntries(
    ctx.tx,
    parts.map((part) => ({ ...entryBase(ctx, { ...input, idempotencyKey }), ...part })),
  )
  await ctx.announce({ name: 'credits.changed', accountId: input.accountId })
  return parts.reduce((sum, part) => sum + part.amount, 0)
}
