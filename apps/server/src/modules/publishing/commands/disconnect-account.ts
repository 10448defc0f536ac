import { and, eq, not } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { stopDraftingFor } from '../../brand/index.ts'
import { closeNotices } from '../../notifications/index.ts'
import { hasHistory, isGrantedElsewhere, lockAccount, lockConnection } from '../connection.store.ts'
import { endedKey } from '../notice-keys.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { isLinkedTo } from '../queries/linked-accounts.ts'
import { voidLinks } from '../reconnect.store.ts'
import { recheckPosts } from './recheck-posts.ts'

interface ConnectionRef {
  readonly accountId: number
  readonly connectionId: number
}

/**
 * What opens the account is forgotten; posts, links and history stay, and the account with them. Where there are none it goes:
 * who linked the wrong one does not see it for ever. Answers with what was sealed, to be given back to the network; with
 * nothing where the same person's consent opens another account still, which giving it back would end as well.
 */
export async function disconnectAccount(ctx: CommandContext, { accountId, connectionId }: ConnectionRef) {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'networks:delete')
  await lockAccount(ctx.tx, accountId)
  const connection = await lockConnection(ctx.tx, accountId, connectionId)
  const { network, name, tokens } = connection
  // Nobody lays a post on it meanwhile: that waits for this lock.
  const gone = await ctx.tx
    .delete(networkAccount)
    .where(and(eq(networkAccount.id, connectionId), not(hasHistory)))
    .returning({ id: networkAccount.id })
  if (gone.length === 0) await drop(ctx, connectionId)
  if (!(await isLinkedTo(ctx.tx, accountId, network))) await stopDraftingFor(ctx, { accountId, network })
  await closeNotices(ctx, [endedKey(connection)])
  await ctx.record({
    action: 'network.disconnected',
    accountId,
    subject: ['network', connectionId],
    details: { network, name },
  })
  await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'networks.changed', accountId })
  return { network, tokens: (await isGrantedElsewhere(ctx.tx, connection)) ? null : tokens }
}

async function drop(ctx: CommandContext, connectionId: number): Promise<void> {
  await ctx.tx
    .update(networkAccount)
    .set({ tokens: null, state: 'revoked', changedAt: ctx.now })
    .where(eq(networkAccount.id, connectionId))
  await ctx.tx
    .update(networkPage)
    .set({ isChosen: false, tokens: null })
    .where(eq(networkPage.networkAccountId, connectionId))
  await voidLinks(ctx, connectionId)
}
