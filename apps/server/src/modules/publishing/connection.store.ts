import type { Network } from '@postelier/contract'
import type { Tokens } from '@postelier/networks/adapters'
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { delivery, networkAccount, networkPage } from './publishing.tables.ts'

export type ConnectionRow = typeof networkAccount.$inferSelect
export type PageRow = typeof networkPage.$inferSelect

/** X names what renews its tokens so, and gives that no end. */
const renewedForGood = 'offline.access'

/** When a link ends by itself, as far as its network says: what can be renewed ends when the renewing does. */
export const endOfLink = ({
  scopes,
  accessExpiresAt,
  refreshExpiresAt,
}: Pick<ConnectionRow, 'scopes' | 'accessExpiresAt' | 'refreshExpiresAt'>): Date | null =>
  refreshExpiresAt ?? (scopes.includes(renewedForGood) ? null : accessExpiresAt)

/** For queries: something was published, or was to be, on a page of the account. */
export const hasHistory = sql`exists (select 1 from ${delivery} join ${networkPage} on ${networkPage.id} = ${delivery.pageId} where ${networkPage.networkAccountId} = ${networkAccount.id})`

/**
 * What changes how many networks a business uses comes one after the other, before anything else is locked: of two that
 * count at once, both would find the last place free.
 */
export const lockAccount = (tx: Transaction, accountId: number): Promise<void> =>
  oneAtATime(tx, 'networks', accountId)

export async function lockConnection(tx: Transaction, accountId: number, id: number): Promise<ConnectionRow> {
  const [row] = await tx
    .select()
    .from(networkAccount)
    .where(and(eq(networkAccount.id, id), eq(networkAccount.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** It is theirs, or not there. */
export async function requireConnection(
  db: Pick<Database, 'select'>,
  accountId: number,
  id: number,
): Promise<Pick<ConnectionRow, 'scopes'>> {
  const [found] = await db
    .select({ scopes: networkAccount.scopes })
    .from(networkAccount)
    .where(and(eq(networkAccount.id, id), eq(networkAccount.accountId, accountId)))
  if (!found) throw notFound()
  return found
}

/** One consent there, by one name: who is known to both by the same id gave it to our one app. */
const byOneConsent: Readonly<Partial<Record<Network, readonly Network[]>>> = {
  facebook: ['facebook', 'instagram'],
  instagram: ['facebook', 'instagram'],
}

/**
 * Whether the same person's consent opens another account, of whichever business. Two that are unlinked at once come one after
 * the other, so that the last one knows itself to be it.
 */
export async function isGrantedElsewhere(
  tx: Transaction,
  { id, network, identity }: Pick<ConnectionRow, 'id' | 'network' | 'identity'>,
): Promise<boolean> {
  await oneAtATime(tx, `network-consent ${identity}`)
  const [found] = await tx
    .select({ id: networkAccount.id })
    .from(networkAccount)
    .where(
      and(
        eq(networkAccount.identity, identity),
        inArray(networkAccount.network, [...(byOneConsent[network] ?? [network])]),
        ne(networkAccount.id, id),
        ne(networkAccount.state, 'revoked'),
        isNotNull(networkAccount.tokens),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** A page with the account it belongs to. */
export interface KnownPage {
  readonly page: PageRow
  readonly account: ConnectionRow
}

export async function knownPages(
  db: Pick<Database, 'select'>,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, KnownPage>> {
  const found = await db
    .select({ page: networkPage, account: networkAccount })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(inArray(networkPage.id, [...pageIds]))
  return new Map(found.map((one) => [one.page.id, one]))
}

export async function lockForRefresh(tx: Transaction, id: number): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(networkAccount).where(eq(networkAccount.id, id)).for('update')
  return row
}

export async function markRefreshing(tx: Transaction, id: number, until: Date): Promise<void> {
  await tx.update(networkAccount).set({ refreshingUntil: until }).where(eq(networkAccount.id, id))
}

interface Renewed {
  /** As it stood when the renewing began: unlinked or linked again meanwhile, it is no longer ours to write. */
  readonly before: string
  readonly sealed: string
  readonly tokens: Tokens
  readonly now: Date
}

export async function storeRenewed(
  db: Pick<Database, 'update'>,
  id: number,
  renewed: Renewed | null,
): Promise<void> {
  if (renewed) {
    const { before, sealed, tokens, now } = renewed
    await db
      .update(networkAccount)
      .set({
        tokens: sealed,
        accessExpiresAt: tokens.accessExpiresAt ? new Date(tokens.accessExpiresAt) : null,
        refreshExpiresAt: tokens.refreshExpiresAt ? new Date(tokens.refreshExpiresAt) : null,
        changedAt: now,
      })
      .where(and(eq(networkAccount.id, id), eq(networkAccount.tokens, before)))
  }
  await db.update(networkAccount).set({ refreshingUntil: null }).where(eq(networkAccount.id, id))
}
