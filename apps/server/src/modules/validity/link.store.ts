import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { purgeOld } from '../../platform/jobs/little-by-little.ts'
import { hashOfLink } from './links.ts'
import type { LinkState } from './look-at-link.ts'
import { linkLook } from './validity.tables.ts'

type LinkRow = typeof linkLook.$inferSelect

/** What is remembered of some addresses since then. */
export async function looksAt(
  db: Pick<Database, 'select'>,
  accountId: number,
  urls: readonly string[],
  since: Date,
): Promise<LinkRow[]> {
  if (urls.length === 0) return []
  return db
    .select()
    .from(linkLook)
    .where(
      and(
        eq(linkLook.accountId, accountId),
        inArray(linkLook.hash, urls.map(hashOfLink)),
        gte(linkLook.at, since),
      ),
    )
}

export async function keepLooks(
  db: Pick<Database, 'insert'>,
  accountId: number,
  found: ReadonlyMap<string, LinkState>,
  at: Date,
): Promise<void> {
  if (found.size === 0) return
  // In one order: two posts with the same links would wait for each other.
  const rows = [...found]
    .map(([url, state]) => ({ accountId, hash: hashOfLink(url), url, state, at }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  await db
    .insert(linkLook)
    .values(rows)
    .onConflictDoUpdate({
      target: [linkLook.accountId, linkLook.hash],
      set: { state: sql`excluded.state`, at: sql`excluded.at` },
      // Who does not answer just now takes back nothing of what they said.
      setWhere: sql`excluded.state <> 'unknown'`,
    })
}

export const purgeLooks = (db: Pick<Database, 'execute'>, signal: AbortSignal, before: Date): Promise<void> =>
  purgeOld(db, signal, linkLook, sql`${linkLook.at} < ${before.toISOString()}::timestamptz`)
