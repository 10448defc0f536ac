import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { days, later, minutes } from '../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../platform/database/claim-rows.ts'
import { isNextOfItsAccount, leaseOn } from '../../platform/database/lease.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { readContentSources } from '../brand/index.ts'
import { lookup, sourceState } from './sources.tables.ts'

export type SourceRow = typeof sourceState.$inferSelect
export type LookupRow = typeof lookup.$inferSelect

/** Longer than reading one may take. */
export const sourceLease = leaseOn(sourceState, minutes(2))
export const lookupLease = leaseOn(lookup, minutes(1))

/** How often a source is read where nothing is wrong with it. */
export const everyMs = days(1)

/** After so many readings that came to nothing: ten minutes, half an hour, …, a day. */
export const nextTry = (now: Date, tries: number): Date =>
  later(now, Math.min(everyMs, minutes(10 * 3 ** Math.max(0, tries - 1))))

export interface SourceClaim {
  readonly row: SourceRow
  readonly kind: string
  readonly url: string
  readonly holder: string
}

/** Of a closed account nothing is read: it stays due, and is taken up the day the account is opened again. */
const isOfOpenAccount = sql`exists (select 1 from ${person}
  where ${person.id} = ${sourceState.accountId} and ${person.state} <> 'suspended' and ${person.deletionDueAt} is null)`

/** None of its business's is in hand, and none that is due stands before it. */
const isFirstOfBusiness = (now: Date) => sql`not exists (
  select 1 from ${sourceState} as other
  where other.account_id = ${sourceState.accountId} and other.source_id <> ${sourceState.sourceId}
    and (other.held_until >= ${now} or (not other.is_paused and other.next_at <= ${now}
      and (other.next_at, other.source_id) < (${sourceState.nextAt}, ${sourceState.sourceId}))))`

const sources: Queue<typeof sourceState> = {
  table: sourceState,
  key: 'sourceId',
  lease: sourceLease,
  order: [sourceState.nextAt],
  isDue: (now) => and(eq(sourceState.isPaused, false), lte(sourceState.nextAt, now), isOfOpenAccount),
  isFirst: isFirstOfBusiness,
  countsTries: true,
}

/**
 * Some that are due, each held by one worker, and one for each business, so that one's five do not keep another's waiting.
 * When it is tried again is written down at once: a source that brings its reader down is not taken up again at once.
 */
export const claimSources = (db: Database, claiming: Claiming): Promise<SourceClaim[]> =>
  db.transaction(async (tx) => {
    const taken = await claimRows(tx, sources, claiming)
    const named = await readContentSources(
      tx,
      taken.map(({ row }) => row.accountId),
    )
    const claims: SourceClaim[] = []
    for (const { row, holder } of taken) {
      const nextAt = nextTry(claiming.now, row.tries)
      await tx.update(sourceState).set({ nextAt }).where(eq(sourceState.sourceId, row.sourceId))
      const source = named.find(({ id }) => id === row.sourceId)
      if (source) claims.push({ row: { ...row, nextAt }, kind: source.kind, url: source.url, holder })
    }
    return claims
  })

/** To be written to: still held by this worker, or nothing. */
export async function lockClaimed(
  ctx: CommandContext,
  { sourceId, holder }: { readonly sourceId: number; readonly holder: string },
): Promise<SourceRow | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(sourceState)
    .where(and(eq(sourceState.sourceId, sourceId), sourceLease.isHeldBy(holder)))
    .for('update')
  return row
}

/** To be changed by somebody; another account's is none. */
export async function lockSource(
  ctx: CommandContext,
  { accountId, sourceId }: { readonly accountId: number; readonly sourceId: number },
): Promise<SourceRow> {
  const [row] = await ctx.tx
    .select()
    .from(sourceState)
    .where(and(eq(sourceState.sourceId, sourceId), eq(sourceState.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Addresses somebody waits for, whoever waited longest first, and one for each business: nobody's twenty come before
 * another's first, nor take all readers.
 */
const lookups: Queue<typeof lookup> = {
  table: lookup,
  lease: lookupLease,
  order: [lookup.createdAt],
  isDue: () => isNull(lookup.endedAt),
  isFirst: (now) => isNextOfItsAccount(lookup, lookup.createdAt, now),
  countsTries: true,
}

export const claimLookups = async (db: Database, claiming: Claiming): Promise<LookupRow[]> =>
  (await claimRows(db, lookups, claiming)).map(({ row }) => row)
