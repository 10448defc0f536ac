import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { minutes } from '../clock.ts'
import type { Database } from '../database/open-database.ts'

/** Few enough that whoever else needs the rows, or the embedded database's one connection, hardly waits. */
export const sweptAtOnce = 1000

/**
 * Sweeps a batch at a time until one finds no more, and for a minute at most: what is left is for the next run. Each batch
 * stands by itself, so that a run may be broken off after any of them.
 */
export async function littleByLittle(
  signal: AbortSignal,
  purgeSome: () => Promise<{ readonly isMore: boolean }>,
  limitMs = minutes(1),
): Promise<void> {
  const until = performance.now() + limitMs
  let isMore = true
  while (isMore && !signal.aborted && performance.now() < until) ({ isMore } = await purgeSome())
}

/** How far a run has come, in the order of an index: rows that stay are passed by, and met once in it. */
export interface Passed {
  readonly at: string
  readonly id: string
}

export const isBehind = (at: SQL, after: Passed | undefined): SQL =>
  after ? sql`(${at}, id) > (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`

/** The end of a batch's statement: what it looked at, gone or not, as `littlePassedBy` reads it. */
export const seen = (from: SQL, at: SQL): SQL => sql`
  select count(*)::int as count, (array_agg(${at}::text order by ${at} desc, id desc))[1] as at,
    (array_agg(id::text order by ${at} desc, id desc))[1] as id
  from ${from}`

/** The same for rows of which some stay where they are. */
export async function littlePassedBy(
  db: Pick<Database, 'execute'>,
  signal: AbortSignal,
  purgeSome: (after: Passed | undefined) => SQL,
): Promise<void> {
  let after: Passed | undefined
  await littleByLittle(signal, async () => {
    const { rows } = await db.execute<{ count: number; at: string | null; id: string | null }>(
      purgeSome(after),
    )
    const { count = 0, at = null, id = null } = rows[0] ?? {}
    if (at !== null && id !== null) after = { at, id }
    return { isMore: count === sweptAtOnce }
  })
}

/** The same where all that is old goes: some rows a statement, whatever their key, those somebody else has locked left aside. */
export async function purgeOld(
  db: Pick<Database, 'execute'>,
  signal: AbortSignal,
  table: PgTable,
  isOld: SQL,
): Promise<void> {
  await littleByLittle(signal, async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      with gone as (delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOld} limit ${sweptAtOnce} for update skip locked)) returning 1)
      select count(*)::int as count from gone`)
    return { isMore: rows[0]?.count === sweptAtOnce }
  })
}
