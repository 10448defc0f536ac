import { and, eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { lockAccount, lockConnection } from '../connection.store.ts'
import { networkPage } from '../publishing.tables.ts'
import { refuseTooMany, takenAmong } from './connect-account.ts'
import { recheckPosts } from './recheck-posts.ts'

interface Choice {
  readonly accountId: number
  readonly connectionId: number
  readonly pageIds: readonly number[]
}

/** Posts go to these from now on, and to no other of this connection. */
export async function choosePages(
  ctx: CommandContext,
  { accountId, connectionId, pageIds }: Choice,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'networks:edit')
  await lockAccount(ctx.tx, accountId)
  const connection = await lockConnection(ctx.tx, accountId, connectionId)
  // Unlinked, nothing opens its pages, and they are free for whoever has them.
  if (connection.state === 'revoked') throw new AppError('notNow')
  // An account no post went to had no place yet: it may be gone to another by now.
  await refuseTooMany(ctx.tx, { accountId, network: connection.network, isFurther: false }, ctx.now)
  // Two businesses that want one page at once come one after the other.
  await oneAtATime(ctx.tx, `network-pages ${connection.network}`)
  const mine = await ctx.tx.select().from(networkPage).where(eq(networkPage.networkAccountId, connectionId))
  const wanted = new Set(pageIds)
  const chosen = mine.filter(({ id }) => wanted.has(id))
  if (chosen.length !== wanted.size) throw notFound()
  if (chosen.some(({ unusable }) => unusable !== null)) throw invalid({ pageIds: { key: 'pageUnusable' } })
  if ((await takenAmong(ctx.tx, chosen)).size > 0) throw invalid({ pageIds: { key: 'pageTaken' } })
  await ctx.tx
    .update(networkPage)
    .set({ isChosen: false })
    .where(eq(networkPage.networkAccountId, connectionId))
  await ctx.tx
    .update(networkPage)
    .set({ isChosen: true })
    .where(and(eq(networkPage.networkAccountId, connectionId), inArray(networkPage.id, [...wanted])))
  await ctx.record({
    action: 'network.pagesChosen',
    accountId,
    subject: ['network', connectionId],
    details: { network: connection.network, pages: chosen.map(({ name }) => name) },
  })
  await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'networks.changed', accountId })
}
