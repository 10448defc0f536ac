import type { ConnectionView, NetworkPageView } from '@postelier/contract'
import { networks as allNetworks } from '@postelier/contract'
import { and, asc, desc, eq, getTableColumns, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { days } from '../../../platform/clock.ts'
import type { Networks } from '../../../platform/networks/network-client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mostNetworksOf } from '../../billing/index.ts'
import { takenAmong } from '../commands/connect-account.ts'
import { type ConnectionRow, endOfLink, hasHistory, requireConnection } from '../connection.store.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { fullOf } from '../room.ts'
import { takesComments } from '../takes-comments.ts'
import { linkedAccounts } from './linked-accounts.ts'
import { type Held, postsHeld } from './posts-held.ts'

/** As long before the end as a person should be told. */
const expiringMs = days(7)

export async function listNetworks(ctx: QueryContext, { accountId }: { accountId: number }) {
  const { db, platform, now } = ctx
  const permission = holds(ctx.actor, 'networks:consult') ? 'networks:consult' : 'posts:edit'
  await requireAccount(db, ctx.actor, accountId, permission)
  const rows = await db
    .select()
    .from(networkAccount)
    .where(and(eq(networkAccount.accountId, accountId), or(ne(networkAccount.state, 'revoked'), hasHistory)))
    // Those that are unlinked last: they are history, and only as much of it as is read.
    .orderBy(sql`${networkAccount.state} = 'revoked'`, desc(networkAccount.changedAt))
    .limit(mostShown)
  const ids = rows.map(({ id }) => id)
  const pages = ids.length === 0 ? [] : await sayingTaken(db, await pagesWith(db, ids))
  const held = await postsHeld(db, { accountId, connectionIds: ids, actor: ctx.actor })
  const most = await mostNetworksOf(db, accountId, now)
  const linked = await linkedAccounts(db, accountId)
  return {
    offers: allNetworks.flatMap((network) => {
      const networkClient = platform.networks(network)
      return networkClient
        ? [{ network, way: networkClient.adapter.connect.way, full: fullOf(network, { linked, most }) }]
        : []
    }),
    connections: rows.toSorted(inOrder).map((row) =>
      presentConnection(
        platform.networks,
        row,
        pages.filter(({ networkAccountId }) => networkAccountId === row.id),
        held.filter(({ connectionId }) => connectionId === row.id),
        now,
      ),
    ),
    most,
  }
}

const inOrder = (one: ConnectionRow, other: ConnectionRow): number =>
  one.network.localeCompare(other.network) || one.connectedAt.getTime() - other.connectedAt.getTime()

/** A business with the most accounts on every network, and some that it had. */
const mostShown = 100
/** With their account; who has more searches. */
const pagesShown = 25

/** Of each account the pages that posts go to, and the first of the others. */
async function pagesWith(db: QueryContext['db'], ids: readonly number[]) {
  const ranked = db
    .select({
      ...pageColumns,
      place:
        sql<number>`row_number() over (partition by ${networkPage.networkAccountId} order by ${networkPage.isChosen} desc, ${networkPage.name}, ${networkPage.id})::int`.as(
          'place',
        ),
      total: sql<number>`count(*) over (partition by ${networkPage.networkAccountId})::int`.as('total'),
    })
    .from(networkPage)
    .where(inArray(networkPage.networkAccountId, [...ids]))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(or(eq(ranked.isChosen, true), lte(ranked.place, pagesShown)))
    .orderBy(asc(ranked.name), asc(ranked.id))
}

const { tokens: _tokens, ...pageColumns } = getTableColumns(networkPage)
type PageRow = Omit<typeof networkPage.$inferSelect, 'tokens'>

interface Wanted {
  readonly accountId: number
  readonly connectionId: number
  readonly search: string
  readonly offset: number
  readonly limit: number
}

/** All pages of an account, by their names. */
export async function listPages(
  { db, actor, platform }: QueryContext,
  { accountId, connectionId, search, offset, limit }: Wanted,
): Promise<{ data: { total: number; items: NetworkPageView[] } }> {
  await requireAccount(db, actor, accountId, 'networks:consult')
  const account = await requireConnection(db, accountId, connectionId)
  const where = and(
    eq(networkPage.networkAccountId, connectionId),
    // Not a pattern: what somebody types stands for itself.
    search ? sql`position(search_letters(${search}) in search_letters(${networkPage.name}))  > 0` : undefined,
  )
  const [rows, total] = await Promise.all([
    db
      .select(pageColumns)
      .from(networkPage)
      .where(where)
      .orderBy(asc(networkPage.name), asc(networkPage.id))
      .offset(offset)
      .limit(limit),
    db.$count(networkPage, where),
  ])
  const items = (await sayingTaken(db, rows)).map((page) => presentPage(platform.networks, page, account))
  return { data: { total, items } }
}

/** What posts could go to on an account that was just linked, or why they cannot. */
export async function pagesShownOf(
  { db, networks }: Pick<Platform, 'db' | 'networks'>,
  { accountId, connectionId }: { readonly accountId: number; readonly connectionId: number },
): Promise<NetworkPageView[]> {
  const account = await requireConnection(db, accountId, connectionId)
  const pages = await sayingTaken(db, await pagesWith(db, [connectionId]))
  return pages.map((page) => presentPage(networks, page, account))
}

/** A page that is another business's is none that can be chosen. */
async function sayingTaken<Page extends PageRow>(
  db: QueryContext['db'],
  pages: readonly Page[],
): Promise<Page[]> {
  const taken = await takenAmong(
    db,
    pages.filter(({ isChosen, unusable }) => !isChosen && unusable === null),
  )
  return pages.map((page) => (taken.has(page.id) ? { ...page, unusable: 'taken' } : page))
}

const presentPage = (
  networks: Networks,
  page: PageRow,
  account: Pick<ConnectionRow, 'scopes'>,
): NetworkPageView => ({
  id: page.id,
  kind: page.kind,
  name: page.name,
  handle: page.handle,
  picture: page.picture,
  followers: page.followers,
  isChosen: page.isChosen,
  takesComments: takesComments(networks, page, account),
  unusable: page.unusable as NetworkPageView['unusable'],
})

function presentConnection(
  networks: Networks,
  row: ConnectionRow,
  pages: readonly (PageRow & { readonly total: number })[],
  held: readonly Held[],
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
    pages: pages.map((page) => presentPage(networks, page, row)),
    pageCount: pages[0]?.total ?? 0,
    held: held.map(({ postId, publicationId, title }) => ({ postId, publicationId, title })),
    heldCount: held[0]?.total ?? 0,
  }
}
