import { networkLabels } from '@postelier/contract'
import { and, eq, min, sql } from 'drizzle-orm'
import { nobody } from '../../../access/actor.ts'
import type { CommandContext } from '../../../access/context.ts'
import {
  closeNotices,
  isTold,
  mostNamed,
  notify,
  reopenNotices,
  rewordNotice,
} from '../../notifications/index.ts'
import { titlesOf } from '../../tasks/index.ts'
import type { ConnectionRow } from '../connection.store.ts'
import { deliveryKey, endedKey } from '../notice-keys.ts'
import { delivery, networkPage } from '../publishing.tables.ts'
import { soonestOf, waitingOn } from '../queries/waiting-on.ts'
import { reconnectLink } from '../reconnect.store.ts'

/** Once for each time it ends, with a link that connects it again without signing in. */
export async function notifyEnded(ctx: CommandContext, connection: ConnectionRow): Promise<void> {
  const { accountId, network, name } = connection
  // The link of the mail that was sent stays good.
  if (await isTold(ctx, endedKey(connection))) return
  const link = await reconnectLink(ctx, connection)
  await notify(ctx, {
    accountId,
    key: endedKey(connection),
    kind: 'connectionEnded',
    network,
    words: await endedWords(ctx, connection),
    mail: {
      kind: 'connectionEnded',
      link,
      words: { name, network: networkLabels[network] },
      posts: await postsBound(ctx, connection),
    },
  })
}

/** Whose account it is and which, how many posts it holds up, and what the first of them is called: as everybody there may know. */
export async function endedWords({ tx }: CommandContext, { id, accountId, name }: ConnectionRow) {
  const [held] = await tx
    .select({ count: sql<number>`count(distinct ${delivery.taskId})::int`, first: min(delivery.taskId) })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .where(
      and(
        eq(delivery.accountId, accountId),
        eq(delivery.state, 'held'),
        eq(networkPage.networkAccountId, id),
      ),
    )
  const first = held?.first ?? null
  const title = first === null ? '' : ((await titlesOf(tx, [first], nobody)).get(first)?.title ?? '')
  return { name, title, count: String(held?.count ?? 0), connection: String(id) }
}

/** What would have gone out there: the first are named, those that are held up already before the others. */
async function postsBound({ tx }: CommandContext, { id }: ConnectionRow) {
  const waiting = waitingOn(tx, id, nobody)
  const rows = await tx
    .select({ taskId: waiting.taskId })
    .from(waiting)
    .orderBy(soonestOf(waiting))
    .limit(mostNamed)
  const ids = rows.map(({ taskId }) => taskId)
  const titles = await titlesOf(tx, ids, nobody)
  return { titles: ids.flatMap((taskId) => titles.get(taskId)?.title ?? []), count: await tx.$count(waiting) }
}

/** One notice for one link that is over: it says how many posts that holds up, as they come and go. */
export async function countEnded(
  ctx: CommandContext,
  connection: ConnectionRow,
  { opens }: { readonly opens: boolean },
): Promise<void> {
  const words = await endedWords(ctx, connection)
  await rewordNotice(ctx, { key: endedKey(connection), words, opens })
}

/** The link stands again: what it held up is now a matter of each post, until somebody sends it or lets it be. */
export async function notifyLinkedAgain(ctx: CommandContext, before: ConnectionRow): Promise<void> {
  await closeNotices(ctx, [endedKey(before)])
  const held = await ctx.tx
    .select({ id: delivery.id, round: delivery.round })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .where(
      and(
        eq(delivery.accountId, before.accountId),
        eq(delivery.state, 'held'),
        eq(networkPage.networkAccountId, before.id),
      ),
    )
  await reopenNotices(
    ctx,
    held.map((row) => deliveryKey(row, 'held')),
  )
}

/** Once, while there is time: it ends by itself, and nothing can be renewed without a person. */
export async function notifyEndingConnection(
  ctx: CommandContext,
  { connection, endsAt }: { readonly connection: ConnectionRow; readonly endsAt: Date },
): Promise<void> {
  const { accountId, network, name, id } = connection
  const key = `ending:${id}:${endsAt.toISOString()}`
  if (await isTold(ctx, key)) return
  const link = await reconnectLink(ctx, connection)
  await notify(ctx, {
    accountId,
    key,
    kind: 'connectionEnding',
    network,
    words: { name, date: endsAt.toISOString(), connection: String(id) },
    mail: {
      kind: 'connectionEnding',
      link,
      words: { name, network: networkLabels[network] },
      dates: { date: endsAt },
    },
  })
}
