import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { seconds } from '../../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { isNextOfItsAccount, isStillClaimed, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { subjectSearch } from './search.tables.ts'

export type SearchRow = typeof subjectSearch.$inferSelect

/** Whoever is at one says so every few seconds; a killed process keeps nobody waiting for long. */
const searchLease = leaseOn(subjectSearch, seconds(45))

/** Some that wait, or whose searcher is gone, each held by one worker, and one for each business. */
const searches: Queue<typeof subjectSearch> = {
  table: subjectSearch,
  lease: searchLease,
  order: [subjectSearch.createdAt],
  isDue: () => isNull(subjectSearch.endedAt),
  isFirst: (now) => isNextOfItsAccount(subjectSearch, subjectSearch.createdAt, now),
  countsTries: true,
}

export const claimSearches = async (db: Database, claiming: Claiming): Promise<SearchRow[]> =>
  (await claimRows(db, searches, claiming)).map(({ row }) => row)

/** Somebody is at these still. */
export async function keepSearches(db: Database, rows: readonly SearchRow[], now: Date): Promise<void> {
  await db
    .update(subjectSearch)
    .set({ heldUntil: searchLease.until(now) })
    .where(isStillClaimed(subjectSearch, rows))
}

/** To be ended: still held by this worker, or nothing. */
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
