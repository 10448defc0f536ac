import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { later } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { isBeingSent } from '../tasks/index.ts'
import type { AttemptState, Outcome, Standing } from './attempt.ts'
import { attempt, attemptEvent } from './publishing.tables.ts'

export type AttemptRow = typeof attempt.$inferSelect

/** Longer than any one step takes: who says nothing for so long is gone. */
const heldForMs = 5 * 60_000

export const standingOf = (row: AttemptRow): Standing => ({
  state: row.state,
  progress: row.progress,
  sentAt: row.sentAt,
  finals: row.finals,
  tries: row.tries,
  refreshed: row.refreshed,
  externalId: row.externalId,
  url: row.url,
  refusal: row.refusal,
})

export interface Claim {
  readonly row: AttemptRow
  /** Somebody was at it and is gone. */
  readonly wasAbandoned: boolean
  readonly holder: string
}

/** The next one that is due, taken by one worker alone; nothing where none is. */
export async function claimNext(db: Database, now: Date, holder: string): Promise<Claim | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(attempt)
      .where(
        and(
          lte(attempt.nextAt, now),
          isBeingSent(attempt.taskId),
          or(isNull(attempt.heldUntil), lt(attempt.heldUntil, now)),
        ),
      )
      .orderBy(asc(attempt.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!found) return undefined
    const [row] = await tx
      .update(attempt)
      .set({ holder, heldUntil: later(now, heldForMs), startedAt: found.startedAt ?? now })
      .where(eq(attempt.id, found.id))
      .returning()
    return row && { row, wasAbandoned: found.holder !== null, holder }
  })
}

/** Whoever lost the attempt to somebody else writes nothing any more. */
export class ClaimLost extends Error {}

export async function writeStanding(
  tx: Transaction,
  { row, holder }: Pick<Claim, 'row' | 'holder'>,
  { standing, nextAt }: Pick<Outcome, 'standing' | 'nextAt'>,
  {
    now,
    what,
    keeps,
    details = {},
  }: { now: Date; what: string; keeps: boolean; details?: Record<string, unknown> },
): Promise<AttemptRow> {
  const isOver = standing.state === 'confirmed' || standing.state === 'rejected'
  const [after] = await tx
    .update(attempt)
    .set({
      ...standing,
      nextAt,
      holder: keeps ? holder : null,
      heldUntil: keeps ? later(now, heldForMs) : null,
      endedAt: isOver ? now : null,
    })
    .where(and(eq(attempt.id, row.id), eq(attempt.holder, holder)))
    .returning()
  if (!after) throw new ClaimLost(`attempt ${row.id}`)
  await noteAttempt(tx, row.id, {
    at: now,
    state: standing.state,
    step: standing.progress?.step ?? '',
    what,
    details,
  })
  return after
}

interface Noted {
  readonly at: Date
  readonly state: AttemptState
  readonly step: string
  readonly what: string
  readonly details: Readonly<Record<string, unknown>>
}

export async function noteAttempt(tx: Transaction, attemptId: number, noted: Noted): Promise<void> {
  await tx.insert(attemptEvent).values({ attemptId, ...noted })
}

export const attemptsOf = (db: Pick<Database, 'select'>, taskId: number): Promise<AttemptRow[]> =>
  db.select().from(attempt).where(eq(attempt.taskId, taskId)).orderBy(asc(attempt.id))
