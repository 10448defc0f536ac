import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { lockFor, type NewEntry, writeEntries } from '../ledger.store.ts'
import { type Bucket, planSpending } from '../ledger.ts'

export interface Movement {
  readonly accountId: number
  readonly amount: number
  readonly reason: CreditReason
  readonly reference?: string
  readonly note?: string
  /** The same key twice moves credits once. */
  readonly idempotencyKey: string
}

/** What every line of a movement has. */
export const entryBase = (ctx: CommandContext, movement: Omit<Movement, 'amount'>) => ({
  accountId: movement.accountId,
  reason: movement.reason,
  reference: movement.reference ?? '',
  note: movement.note ?? '',
  idempotencyKey: movement.idempotencyKey,
  actorId: ctx.actor.kind === 'person' ? (ctx.actor.impersonatorId ?? ctx.actor.personId) : null,
  createdAt: ctx.now,
})

/** Gives credits as a lot of their own, and `false` for a key that is used up. For callers that have already decided that this may happen. */
export async function giveCredits(
  ctx: CommandContext,
  gift: Movement & { readonly bucket: Bucket; readonly expiresAt: Date | null },
): Promise<boolean> {
  const { isUsed } = await lockFor(ctx.tx, gift.accountId, gift.idempotencyKey)
  if (isUsed) return false
  await writeEntries(ctx.tx, [
    {
      ...entryBase(ctx, gift),
      lotId: newDigitsId(),
      bucket: gift.bucket,
      amount: gift.amount,
      expiresAt: gift.expiresAt,
    },
  ])
  await ctx.announce({ name: 'credits.changed', accountId: gift.accountId })
  return true
}

/** Takes credits, what expires first first; refuses when there are too few, and then nothing moves. */
export async function spendCredits(ctx: CommandContext, spending: Movement): Promise<void> {
  const { lots, isUsed } = await lockFor(ctx.tx, spending.accountId, spending.idempotencyKey)
  if (isUsed) return
  const plan = planSpending(lots, spending.amount, ctx.now)
  if ('left' in plan)
    throw new AppError('insufficientCredits', { figures: { needed: spending.amount, left: plan.left } })
  await writeEntries(
    ctx.tx,
    plan.parts.map((part): NewEntry => ({ ...entryBase(ctx, spending), ...part, amount: -part.amount })),
  )
  await ctx.announce({ name: 'credits.changed', accountId: spending.accountId })
}
