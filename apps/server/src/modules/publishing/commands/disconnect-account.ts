import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { lockConnection } from '../connection.store.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { voidLinks } from '../reconnect.store.ts'
import { recheckPosts } from './recheck-posts.ts'

interface Place {
  readonly accountId: number
  readonly connectionId: number
}

/** What opens the account is forgotten; posts, links and history stay. Gives what was sealed, to be given back to the network. */
export async function disconnectAccount(ctx: CommandContext, { accountId, connectionId }: Place) {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'networks:delete')
  const { network, name, tokens } = await lockConnection(ctx.tx, accountId, connectionId)
  await ctx.tx
    .update(networkAccount)
    .set({ tokens: null, state: 'revoked', changedAt: ctx.now })
    .where(eq(networkAccount.id, connectionId))
  await ctx.tx
    .update(networkPage)
    .set({ isChosen: false, tokens: null })
    .where(eq(networkPage.networkAccountId, connectionId))
  await voidLinks(ctx, connectionId)
  await ctx.record({
    action: 'network.disconnected',
    accountId,
    subject: ['network', connectionId],
    details: { network, name },
  })
  await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'networks.changed', accountId })
  return { network, tokens }
}
