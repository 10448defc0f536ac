import type { CommandContext } from '../../../access/context.ts'
import { lockLots, writeEntries } from '../ledger.store.ts'
import { entryBase } from './move-credits.ts'

/** What ended is written as entries, so that the sum of the book is what can be spent. Nothing of it could be spent before either. */
export async function expireCredits(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const ended = (await lockLots(ctx.tx, accountId)).filter(
    ({ left, expiresAt }) => left > 0 && expiresAt !== null && expiresAt <= ctx.now,
  )
  if (ended.length === 0) return
  await writeEntries(
    ctx.tx,
    ended.map(({ lotId, bucket, left, expiresAt }) => ({
      ...entryBase(ctx, {
        accountId,
        reason: 'expiry',
        // A lot can end twice: what comes back to it later, at the same moment, ends as well.
        idempotencyKey: `expired:${lotId}:${ctx.now.toISOString()}`,
      }),
      lotId,
      bucket,
      amount: -left,
      expiresAt,
    })),
  )
  await ctx.announce({ name: 'credits.changed', accountId })
}
