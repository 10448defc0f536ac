import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { minutes } from '../../platform/clock.ts'
import { leaseOn } from '../../platform/database/lease.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { planningStep } from './planning.tables.ts'

export type StepRow = typeof planningStep.$inferSelect

/** Longer than an engine and its next one may take together. */
export const stepLease = leaseOn(planningStep, minutes(3))

export interface StepClaim {
  readonly row: StepRow
  readonly holder: string
}

const isDue = (now: Date) =>
  and(isNull(planningStep.endedAt), lte(planningStep.nextAt, now), stepLease.isFree(now))

/**
 * Some that are due, each in one pair of hands, and one for each business: what is drafted for it must know what was said
 * before. First posts come first, so that somebody's thirty do not keep everybody else's first one waiting.
 */
export async function claimSteps(
  db: Database,
  { now, holder, most }: { readonly now: Date; readonly holder: string; readonly most: number },
): Promise<StepClaim[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: planningStep.id, accountId: planningStep.accountId })
      .from(planningStep)
      .where(
        and(
          isDue(now),
          sql`not exists (select 1 from ${planningStep} as other where other.account_id = ${planningStep.accountId} and other.ended_at is null and other.held_until >= ${now})`,
        ),
      )
      .orderBy(asc(planningStep.place), asc(planningStep.nextAt), asc(planningStep.id))
      // Several of one business may stand first; the rest of them wait for its turn.
      .limit(most * 4)
      .for('update', { skipLocked: true })
    const firsts = due.filter(
      ({ accountId }, at) => due.findIndex((one) => one.accountId === accountId) === at,
    )
    const ids = firsts.slice(0, most).map(({ id }) => id)
    if (ids.length === 0) return []
    const rows = await tx
      .update(planningStep)
      .set({
        ...stepLease.held(holder, now),
        tries: sql`${planningStep.tries} + 1`,
        startedAt: sql`coalesce(${planningStep.startedAt}, ${now})`,
      })
      .where(inArray(planningStep.id, ids))
      .returning()
    return rows.map((row) => ({ row, holder }))
  })
}

/** To be ended: still in these hands, or nothing. */
export async function lockStep(
  ctx: CommandContext,
  { row, holder }: StepClaim,
): Promise<StepRow | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(planningStep)
    .where(and(eq(planningStep.id, row.id), stepLease.isHeldBy(holder), isNull(planningStep.endedAt)))
    .for('update')
  return found
}

export const isOpenStep = isNull(planningStep.endedAt)

/** When the next one falls due; nothing where none is open. */
export async function nextStepAt(db: Pick<Database, 'select'>): Promise<Date | null> {
  const [row] = await db
    .select({ at: planningStep.nextAt })
    .from(planningStep)
    .where(and(isOpenStep, isNotNull(planningStep.nextAt), or(isNull(planningStep.heldUntil))))
    .orderBy(asc(planningStep.nextAt))
    .limit(1)
  return row?.at ?? null
}
