import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { publishedOn } from '../../publishing/index.ts'
import { isHeld } from '../../tasks/index.ts'
import { insertBoost } from '../boost.store.ts'
import type { BoostInput } from '../boosting.tables.ts'
import { runBoosts } from '../jobs/run-boosts.ts'

interface Wished {
  readonly accountId: number
  readonly publicationId: number
  readonly input: BoostInput
}

/** Written down with everything it needs; a job makes it from there. */
export async function createBoost(
  ctx: CommandContext,
  { accountId, publicationId, input }: Wished,
): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  if (await isHeld(ctx.tx, accountId)) throw new AppError('everythingHeld')
  // Read again: taken away over there since the account was asked, there is nothing to show.
  const { row } = await publishedOn(ctx.tx, { accountId, publicationId, actor: ctx.actor })
  const id = newDigitsId()
  const isFirst = await insertBoost(ctx, {
    id,
    accountId,
    taskId: row.taskId,
    deliveryId: row.id,
    pageId: row.pageId,
    network: row.network,
    input,
    state: 'waiting',
    nextAt: ctx.now,
    createdAt: ctx.now,
    createdBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
  })
  if (!isFirst) throw new AppError('alreadyDone')
  const { dailyBudget, beginAt, endAt } = input.boost
  await ctx.record({
    action: 'boost.created',
    accountId,
    subject: ['boost', id],
    details: {
      network: row.network,
      title: input.title,
      dailyBudget,
      currency: input.currency,
      beginAt,
      endAt,
    },
  })
  await ctx.announce({ name: 'boosts.changed', accountId })
  await ctx.send(runBoosts, {})
  return id
}
