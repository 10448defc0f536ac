import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { days, later, minutes } from '../../platform/clock.ts'
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

interface Wish {
  readonly now: Date
  readonly holder: string
  readonly most: number
}

/** Of a closed account nothing is read: it stays due, and is taken up the day the account is opened again. */
const isOfOpenAccount = sql`exists (select 1 from ${person}
  where ${person.id} = ${sourceState.accountId} and ${person.state} <> 'suspended' and ${person.deletionDueAt} is null)`

/**
 * Some that are due, each in one pair of hands, and one for each business, so that one's five do not keep another's waiting.
 * When it is tried again is written down at once: a source that brings its reader down is not taken up again at once.
 */
export async function claimSources(db: Database, { now, holder, most }: Wish): Promise<SourceClaim[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(sourceState)
      .where(
        and(
          eq(sourceState.isPaused, false),
          lte(sourceState.nextAt, now),
          sourceLease.isFree(now),
          isOfOpenAccount,
          sql`not exists (select 1 from ${sourceState} as other where other.account_id = ${sourceState.accountId} and other.held_until >= ${now})`,
        ),
      )
      .orderBy(asc(sourceState.nextAt), asc(sourceState.sourceId))
      .limit(most * 5)
      .for('update', { skipLocked: true })
    const firsts = due
      .filter((row, at) => due.findIndex((one) => one.accountId === row.accountId) === at)
      .slice(0, most)
    const named = await readContentSources(
      tx,
      firsts.map(({ accountId }) => accountId),
    )
    const claims: SourceClaim[] = []
    for (const row of firsts) {
      const source = named.find(({ id }) => id === row.sourceId)
      if (!source) continue
      const { kind, url } = source
      const tries = row.tries + 1
      const held = { ...sourceLease.held(holder, now), tries, nextAt: nextTry(now, tries) }
      await tx.update(sourceState).set(held).where(eq(sourceState.sourceId, row.sourceId))
      claims.push({ row: { ...row, ...held }, kind, url, holder })
    }
    return claims
  })
}

/** To be written to: still in these hands, or nothing. */
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
 * another's first, nor take all hands that read.
 */
export async function claimLookups(db: Database, { now, holder, most }: Wish): Promise<LookupRow[]> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: lookup.id })
      .from(lookup)
      .where(
        and(
          isNull(lookup.endedAt),
          lookupLease.isFree(now),
          isNextOfItsAccount(lookup, lookup.createdAt, now),
        ),
      )
      .orderBy(asc(lookup.createdAt), asc(lookup.id))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = waiting.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(lookup)
      .set({ ...lookupLease.held(holder, now), tries: sql`${lookup.tries} + 1` })
      .where(inArray(lookup.id, ids))
      .returning()
  })
}
