import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { seconds } from '../../../platform/clock.ts'
import { isInHand, isNextOfItsAccount, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { subjectSearch } from './search.tables.ts'

export type SearchRow = typeof subjectSearch.$inferSelect

/** Whoever is at one says so every few seconds; a killed process keeps nobody waiting for long. */
const searchLease = leaseOn(subjectSearch, seconds(45))

/** Some that wait, or whose searcher is gone, each in one pair of hands, and one for each business. */
export async function claimSearches(
  db: Database,
  { now, holder, most }: { readonly now: Date; readonly holder: string; readonly most: number },
): Promise<SearchRow[]> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: subjectSearch.id })
      .from(subjectSearch)
      .where(
        and(
          isNull(subjectSearch.endedAt),
          searchLease.isFree(now),
          isNextOfItsAccount(subjectSearch, subjectSearch.createdAt, now),
        ),
      )
      .orderBy(asc(subjectSearch.createdAt), asc(subjectSearch.id))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = waiting.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(subjectSearch)
      .set({ ...searchLease.held(holder, now), tries: sql`${subjectSearch.tries} + 1` })
      .where(inArray(subjectSearch.id, ids))
      .returning()
  })
}

/** Somebody is at these still. */
export async function keepSearches(db: Database, rows: readonly SearchRow[], now: Date): Promise<void> {
  await db
    .update(subjectSearch)
    .set({ heldUntil: searchLease.until(now) })
    .where(isInHand(subjectSearch, rows))
}

/** To be ended: still in these hands, or nothing. */
export async function lockSearch(
  { tx }: CommandContext,
  { id, holder }: Pick<SearchRow, 'id' | 'holder'>,
): Promise<SearchRow | undefined> {
  const [row] = await tx
    .select()
    .from(subjectSearch)
    .where(and(eq(subjectSearch.id, id), searchLease.isHeldBy(holder ?? ''), isNull(subjectSearch.endedAt)))
    .for('update')
  return row
}

/** How many of a business are not over yet. */
export const openSearches = (db: Pick<Database, '$count'>, accountId: number): Promise<number> =>
  db.$count(subjectSearch, and(eq(subjectSearch.accountId, accountId), isNull(subjectSearch.endedAt)))
