// A row held by one worker: taken for a while, kept by saying so, let go. Whoever says nothing for that long is gone, and
// whoever comes next goes on from what they wrote down.
import { and, type Column, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { later } from '../clock.ts'

interface LeaseColumns {
  /** Who is at it, by a word only they know. */
  readonly holder: Column
  /** Until when they may be. */
  readonly heldUntil: Column
}

export interface Held {
  readonly holder: string | null
  readonly heldUntil: Date | null
}

/** Claimed by no worker. */
export const unheld: Held = { holder: null, heldUntil: null }

/** How rows of a table are held, and for how long at a time. */
export function leaseOn({ holder, heldUntil }: LeaseColumns, lastsMs: number) {
  const until = (now: Date): Date => later(now, lastsMs)
  const held = (by: string, now: Date): Held => ({ holder: by, heldUntil: until(now) })
  return {
    /** Nobody is at it, or whoever was is gone. */
    isFree: (now: Date) => or(isNull(heldUntil), lt(heldUntil, now)),
    isHeld: (now: Date) => gte(heldUntil, now),
    /** Still theirs: not taken over, and not let go. */
    isHeldBy: (by: string) => eq(holder, by),
    until,
    held,
    /** After something was written: held by the same worker, or by none. */
    heldOn: (by: string, keeps: boolean, now: Date): Held => (keeps ? held(by, now) : unheld),
  }
}

interface OneByOne extends LeaseColumns {
  readonly id: Column
  readonly accountId: Column
}

/** The first of its business by that order that is not over, with nothing else of it held by any worker. */
export const isNextOfItsAccount = (table: PgTable & OneByOne, order: Column, now: Date): SQL => {
  const at = sql.identifier(order.name)
  return sql`not exists (select 1 from ${table} as other
    where other.account_id = ${table.accountId} and other.ended_at is null and other.id <> ${table.id}
      and (other.held_until >= ${now} or (other.${at}, other.id) < (${order}, ${table.id})))`
}

interface Ending extends LeaseColumns {
  readonly id: Column
  readonly endedAt: Column
}

/** Those of some rows that are not over and still claimed by the worker that took them. */
export const isStillClaimed = (
  table: Ending,
  rows: readonly { readonly id: number; readonly holder: string | null }[],
): SQL | undefined =>
  and(
    inArray(
      table.id,
      rows.map(({ id }) => id),
    ),
    inArray(table.holder, [...new Set(rows.flatMap(({ holder }) => holder ?? []))]),
    isNull(table.endedAt),
  )
