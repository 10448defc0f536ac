import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { isWritten, lockLots, rememberKey, writeEntries } from '../ledger.store.ts'
import { creditEntry, creditLot } from '../ledger.tables.ts'
import { entryBase, type Movement } from './move-credits.ts'

interface TakeBack extends Omit<Movement, 'amount'> {
  /** What was given under keys that begin so, or under just that one. */
  readonly keysStart: string
  readonly isWholeKey?: boolean
  /** How much of what is left goes, from 0 to 1. */
  readonly share: number
  /** Its money went back in full: what is held of it now does not come back either. */
  readonly isForGood?: boolean
}

/** Takes back what is left of credits that were given, from their own lots and no others; says how many went. */
export async function takeBackCredits(
  ctx: CommandContext,
  { keysStart, isWholeKey = false, share, isForGood = false, ...movement }: TakeBack,
): Promise<{ readonly given: number; readonly taken: number }> {
  const { accountId, idempotencyKey } = movement
  const lots = await lockLots(ctx.tx, accountId)
  const gifts = await ctx.tx
    .select({ lotId: creditEntry.lotId, amount: creditEntry.amount })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.accountId, accountId),
        gt(creditEntry.amount, 0),
        isWholeKey
          ? eq(creditEntry.idempotencyKey, keysStart)
          : sql`starts_with(${creditEntry.idempotencyKey}, ${keysStart})`,
      ),
    )
  const given = gifts.reduce((all, { amount }) => all + amount, 0)
  if (await isWritten(ctx.tx, accountId, idempotencyKey)) return { given, taken: 0 }
  if (isForGood)
    await ctx.tx
      .update(creditLot)
      .set({ isClosed: true })
      .where(
        and(
          eq(creditLot.accountId, accountId),
          inArray(
            creditLot.lotId,
            gifts.map(({ lotId }) => lotId),
          ),
        ),
      )
  const parts = lots
    .filter(({ lotId, left }) => left > 0 && gifts.some((gift) => gift.lotId === lotId))
    .map(({ left, ...lot }) => ({ ...lot, amount: -Math.round(left * share) }))
    .filter(({ amount }) => amount < 0)
  if (parts.length === 0) {
    await rememberKey(ctx.tx, accountId, idempotencyKey, ctx.now)
    return { given, taken: 0 }
  }
  await writeEntries(
    ctx.tx,
    parts.map((part) => ({ ...entryBase(ctx, movement), ...part })),
  )
  await ctx.announce({ name: 'credits.changed', accountId })
  return { given, taken: -parts.reduce((all, { amount }) => all + amount, 0) }
}
