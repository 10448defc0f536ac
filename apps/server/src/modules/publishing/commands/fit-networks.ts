import { type Network, networkLabels } from '@postelier/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { nobody } from '../../../access/actor.ts'
import type { CommandContext } from '../../../access/context.ts'
import { mostNetworksOf } from '../../billing/index.ts'
import { stopDraftingFor } from '../../brand/index.ts'
import { mostNamed, notify } from '../../notifications/index.ts'
import { lockTasksById, moveTask, type TaskRow, titlesOf } from '../../tasks/index.ts'
import { lockAccount } from '../connection.store.ts'
import { networksKept, postsByNetworks, unscheduledWith } from '../networks-ahead.store.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'
import { networksLinked } from '../queries/networks-linked.ts'
import { recheckPosts } from './recheck-posts.ts'

interface Fit {
  readonly accountId: number
  /** The networks that stay, as the business chose; where that does not say it, those with the most posts ahead. */
  readonly wished: readonly Network[]
  /** Names what made the plan smaller: it is told once. */
  readonly key: string
}

/**
 * A plan became smaller: posts go on the networks that it has room for. The others stay linked and are used no more; a post that
 * was to go to them alone is unscheduled and kept, one that goes elsewhere too goes there. What was begun is finished.
 */
export async function fitNetworks(ctx: CommandContext, { accountId, wished, key }: Fit): Promise<void> {
  const most = await mostNetworksOf(ctx.tx, accountId, ctx.now)
  if (most === null || (await networksLinked(ctx.tx, accountId)).length <= most) return
  // Posts before anything of their networks, as everybody locks them.
  await lockTasksById(
    ctx,
    (await postsByNetworks(ctx.tx, accountId)).map(({ taskId }) => taskId),
  )
  await lockAccount(ctx.tx, accountId)
  const [linked, posts] = await Promise.all([
    networksLinked(ctx.tx, accountId),
    postsByNetworks(ctx.tx, accountId),
  ])
  const kept = networksKept({ linked, wished, most, posts })
  const left = linked.filter((network) => !kept.includes(network))
  if (left.length === 0) return
  const rows = await lockTasksById(
    ctx,
    unscheduledWith(posts, kept).map(({ taskId }) => taskId),
  )
  for (const row of rows) await unschedule(ctx, row)
  await leavePages(ctx, accountId, left)
  for (const network of left) await stopDraftingFor(ctx, { accountId, network })
  await ctx.record({
    action: 'network.narrowed',
    accountId,
    subject: ['account', accountId],
    details: { kept, left, unscheduled: rows.length },
  })
  await tell(ctx, { accountId, key, kept, left, rows })
  await recheckPosts(ctx, accountId)
  await ctx.announce({ name: 'networks.changed', accountId })
}

/** Validated as before, and its date stays on it as the one it is meant for. */
async function unschedule(ctx: CommandContext, row: TaskRow): Promise<void> {
  await moveTask(ctx, row, {
    transition: 'unschedule',
    by: 'customer',
    set: { sendAt: null, postponed: 0 },
    details: { because: 'plan' },
    action: 'task.unscheduled',
  })
}

async function leavePages({ tx }: CommandContext, accountId: number, left: readonly Network[]) {
  await tx
    .delete(delivery)
    .where(
      and(
        eq(delivery.accountId, accountId),
        inArray(delivery.network, [...left]),
        eq(delivery.state, 'waiting'),
        isNull(delivery.startedAt),
      ),
    )
  const accounts = tx
    .select({ id: networkAccount.id })
    .from(networkAccount)
    .where(and(eq(networkAccount.accountId, accountId), inArray(networkAccount.network, [...left])))
  await tx.update(networkPage).set({ isChosen: false }).where(inArray(networkPage.networkAccountId, accounts))
}

interface Told {
  readonly accountId: number
  readonly key: string
  readonly kept: readonly Network[]
  readonly left: readonly Network[]
  readonly rows: readonly TaskRow[]
}

async function tell(ctx: CommandContext, { accountId, key, kept, left, rows }: Told): Promise<void> {
  const label = (network: Network) => networkLabels[network]
  const words = {
    kept: kept.map(label).join(', '),
    left: left.map(label).join(', '),
    count: String(rows.length),
  }
  const titles = await titlesOf(
    ctx.tx,
    rows.map(({ id }) => id),
    nobody,
  )
  await notify(ctx, {
    accountId,
    key: `networksNarrowed:${key}`,
    kind: 'networksNarrowed',
    words,
    mail: {
      kind: 'networksNarrowed',
      link: `${ctx.platform.config.publicUrl}/me/tasks`,
      words,
      posts: {
        titles: rows.flatMap(({ id }) => titles.get(id)?.title ?? []).slice(0, mostNamed),
        count: titles.size,
      },
    },
  })
}
