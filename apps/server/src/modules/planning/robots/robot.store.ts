import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { minutes } from '../../../platform/clock.ts'
import { type Claimed, type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { mayHaveRobots } from '../../billing/index.ts'
import { planningStep, subject } from '../planning.tables.ts'
import { planningRobot } from './robot.tables.ts'
import { nextMonday } from './robot.ts'

export type RobotRow = typeof planningRobot.$inferSelect

/** Longer than an engine may take to think of subjects. */
const robotLease = leaseOn(planningRobot, minutes(3))
const enrolledAtOnce = 500
const businesses = ['customer', 'agencyManager']

export type RobotClaim = Pick<Claimed<RobotRow>, 'row' | 'holder'>

/** Whoever has a plan with robots since: theirs begin with the next Monday. */
export async function enrolRobots(db: Database, now: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: person.id, zone: person.timeZone })
      .from(person)
      .leftJoin(planningRobot, eq(planningRobot.accountId, person.id))
      .where(and(inArray(person.type, businesses), mayHaveRobots(now), isNull(planningRobot.accountId)))
      .orderBy(asc(person.id))
      .limit(enrolledAtOnce)
    if (rows.length === 0) return
    await db
      .insert(planningRobot)
      .values(rows.map(({ id, zone }) => ({ accountId: id, nextAt: nextMonday(now, zone) })))
      .onConflictDoNothing()
    if (rows.length < enrolledAtOnce) return
  }
}

const robots: Queue<typeof planningRobot> = {
  table: planningRobot,
  key: 'accountId',
  lease: robotLease,
  order: [planningRobot.nextAt],
  isDue: (now) => lte(planningRobot.nextAt, now),
  countsTries: true,
}

/** Some that are due, each held by one worker. */
export const claimRobots = (db: Database, claiming: Claiming): Promise<RobotClaim[]> =>
  claimRows(db, robots, claiming)

/** To be ended: still held by this worker, or nothing. */
export async function lockRobot(
  { tx }: CommandContext,
  { row, holder }: RobotClaim,
): Promise<RobotRow | undefined> {
  const [found] = await tx
    .select()
    .from(planningRobot)
    .where(and(eq(planningRobot.accountId, row.accountId), robotLease.isHeldBy(holder)))
    .for('update')
  return found
}

/** Nobody's yes is a minute old: who is on the planning's page may want to draft them themselves. */
export const settledForMs = minutes(15)

const isUntried = (now: Date) =>
  and(
    eq(subject.status, 'accepted'),
    sql`(${subject.publishAt} is null or ${subject.publishAt} > ${now})`,
    // Tried once, it is a person who knows whether it makes sense again.
    sql`not exists (select 1 from ${planningStep} where ${planningStep.subjectId} = ${subject.id})`,
  )

const isToDraft = (now: Date) =>
  and(isUntried(now), lte(subject.changedAt, new Date(now.getTime() - settledForMs)))

/** Of a business's accepted ones, how many a robot takes up as soon as their yes is settled. */
export const countUntried = (db: Pick<Database, '$count'>, accountId: number, now: Date): Promise<number> =>
  db.$count(subject, and(eq(subject.accountId, accountId), isUntried(now)))

const draftedAtOnce = 200

/** Businesses with a yes that nobody has made a post of, after one that was looked at. */
export async function accountsToDraft(
  db: Pick<Database, 'selectDistinct'>,
  now: Date,
  after: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ accountId: subject.accountId })
    .from(subject)
    .innerJoin(person, eq(person.id, subject.accountId))
    .where(and(isToDraft(now), mayHaveRobots(now), sql`${subject.accountId} > ${after}`))
    .orderBy(asc(subject.accountId))
    .limit(draftedAtOnce)
  return rows.map(({ accountId }) => accountId)
}

/** The soonest of them, locked: what somebody else is at is left to them. */
export async function lockToDraft(
  { tx, now }: CommandContext,
  accountId: number,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .select({ publicId: subject.publicId })
    .from(subject)
    .where(and(eq(subject.accountId, accountId), isToDraft(now)))
    .orderBy(sql`${subject.publishAt} is null`, asc(subject.publishAt), asc(subject.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ publicId }) => publicId)
}
