import type { ConnectionView, NetworkPageView } from '@postelier/contract'
import { networks as allNetworks } from '@postelier/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { days } from '../../../platform/clock.ts'
import { mostNetworksOf } from '../../billing/index.ts'
import { takenAmong } from '../commands/connect-account.ts'
import { type ConnectionRow, endOfLink } from '../connection.store.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { type Bound, postsBound } from './posts-bound.ts'

/** As long before the end as a person should be told. */
const expiringMs = days(7)

export async function listNetworks(ctx: QueryContext, { accountId }: { accountId: number }) {
  const { db, platform, now } = ctx
  await requireAccount(db, ctx.actor, accountId, 'networks:consult')
  const rows = await db
    .select()
    .from(networkAccount)
    .where(eq(networkAccount.accountId, accountId))
    .orderBy(asc(networkAccount.network), asc(networkAccount.connectedAt))
  const pages =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(networkPage)
          .where(
            inArray(
              networkPage.networkAccountId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(networkPage.name), asc(networkPage.id))
  const bound = await postsBound(db, accountId)
  const taken = await takenAmong(
    db,
    pages.filter(({ isChosen, unusable }) => !isChosen && unusable === null),
  )
  return {
    offers: allNetworks.flatMap((network) => {
      const gate = platform.networks(network)
      return gate ? [{ network, way: gate.adapter.connect.way }] : []
    }),
    connections: rows.map((row) =>
      presentConnection(
        row,
        pages
          .filter(({ networkAccountId }) => networkAccountId === row.id)
          .map((page) => (taken.has(page.id) ? { ...page, unusable: 'taken' } : page)),
        bound.filter(({ connectionId }) => connectionId === row.id),
        now,
      ),
    ),
    most: await mostNetworksOf(db, accountId, now),
  }
}

type PageRow = typeof networkPage.$inferSelect

function presentConnection(
  row: ConnectionRow,
  pages: readonly PageRow[],
  bound: readonly Bound[],
  now: Date,
): ConnectionView {
  const endsAt = endOfLink(row)
  const isExpiring = endsAt !== null && endsAt.getTime() - now.getTime() < expiringMs
  return {
    id: row.id,
    network: row.network,
    name: row.name,
    handle: row.handle,
    picture: row.picture,
    state: row.state === 'connected' && isExpiring ? (endsAt > now ? 'expiring' : 'expired') : row.state,
    endsAt: endsAt?.toISOString() ?? null,
    connectedAt: row.connectedAt.toISOString(),
    pages: pages.map((page) => ({
      id: page.id,
      kind: page.kind,
      name: page.name,
      handle: page.handle,
      picture: page.picture,
      followers: page.followers,
      isChosen: page.isChosen,
      unusable: page.unusable as NetworkPageView['unusable'],
    })),
    scheduled: scheduledOf(bound),
    held: bound.flatMap(({ state, postId, publicationId, title }) =>
      state === 'held' ? [{ postId, publicationId, title }] : [],
    ),
  }
}

/** Each post once, on however many pages of the account, in the order they go out. */
function scheduledOf(bound: readonly Bound[]): ConnectionView['scheduled'] {
  const posts = new Map(
    bound.flatMap(({ state, postId, title, publishAt }) =>
      state === 'waiting' ? [[postId, { postId, title, publishAt }] as const] : [],
    ),
  )
  return [...posts.values()]
    .sort((one, other) => Number(one.publishAt) - Number(other.publishAt))
    .map((post) => ({ ...post, publishAt: post.publishAt?.toISOString() ?? null }))
}
