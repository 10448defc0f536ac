import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { type BoostRef, lockBoost, wantStop } from '../boost.store.ts'
import { runBoosts } from '../jobs/run-boosts.ts'

/** The wish is kept until it is done: whatever the boost has come to, it goes no further. */
export async function stopBoost(ctx: CommandContext, place: BoostRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  const row = await lockBoost(ctx.tx, place)
  if (row.endedAt) throw new AppError('alreadyDone')
  if (row.stopWantedAt) return
  await wantStop(ctx.tx, row.id, ctx.now)
  await ctx.record({
    action: 'boost.stopped',
    accountId: place.accountId,
    subject: ['boost', row.id],
    details: { network: row.network, title: row.input.title },
  })
  await ctx.announce({ name: 'boosts.changed', accountId: place.accountId })
  await ctx.send(runBoosts, {})
}
