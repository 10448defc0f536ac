import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { seconds } from '../../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { isStillClaimed, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { planningStep } from '../planning.tables.ts'

export type StepRow = typeof planningStep.$inferSelect

/** Whoever is at one says so every few seconds; a killed process keeps nobody waiting for long. */
export const stepLease = leaseOn(planningStep, seconds(45))

export interface StepClaim {
  readonly row: StepRow
  readonly holder: string
}

/** None of its business's is in hand, and none that is due stands before it: those behind are not even read. */
const isFirstOfBusiness = (now: Date) => sql`not exists (
  select 1 from ${planningStep} as other
  where other.account_id = ${planningStep.accountId} and other.ended_at is null and other.id <> ${planningStep.id}
    and (other.held_until >= ${now} or (other.next_at <= ${now}
      and (other.place, other.next_at, other.id) < (${planningStep.place}, ${planningStep.nextAt}, ${planningStep.id}))))`

/**
 * Some that are due, each held by one worker, and one for each business: what is drafted for it must know what was said
 * before. First posts come first, so that somebody's thirty do not keep everybody else's first one waiting.
 */
const steps: Queue<typeof planningStep> = {
  table: planningStep,
  lease: stepLease,
  order: [planningStep.place, planningStep.nextAt],
  isDue: (now) => and(isNull(planningStep.endedAt), lte(planningStep.nextAt, now)),
  isFirst: isFirstOfBusiness,
  countsTries: true,
  set: (now) => ({ startedAt: sql`coalesce(${planningStep.startedAt}, ${now})` }),
}

export const claimSteps = (db: Database, claiming: Claiming): Promise<StepClaim[]> =>
  claimRows(db, steps, claiming)

/** Somebody is at these still. */
export async function keepSteps(db: Database, claims: readonly StepClaim[], now: Date): Promise<void> {
  await db
    .update(planningStep)
    .set({ heldUntil: stepLease.until(now) })
    .where(
      isStillClaimed(
        planningStep,
        claims.map(({ row, holder }) => ({ id: row.id, holder })),
      ),
    )
}

/** To be ended: still held by this worker, or nothing. */
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
