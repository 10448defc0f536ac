import type { RemakeFailure } from '@postelier/contract'
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { hours, later, minutes, seconds } from '../../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { isNextOfItsAccount, isStillClaimed, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { draftedWords, subject } from '../planning.tables.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import { postRemake } from './remake.tables.ts'

export type RemakeRow = typeof postRemake.$inferSelect
export type DraftedRow = typeof draftedWords.$inferSelect

/** Under what its cost is set aside: once, however often it is tried. */
export const remakeKey = (id: number): string => `remake:${id}`

/** All calls of one remake together: a subject is thought of and written, the words in its picture and the picture made. */
export const mostForCallsMs = minutes(6)

/** Whoever is at one says so every few seconds; a killed process keeps nobody waiting for long. */
const remakeLease = leaseOn(postRemake, seconds(45))

export interface RemakeClaim {
  readonly row: RemakeRow
  readonly holder: string
}

/** Some that are due, each held by one worker, and one for each business: what it writes must know what was said before. */
const remakes: Queue<typeof postRemake> = {
  table: postRemake,
  lease: remakeLease,
  order: [postRemake.nextAt],
  isDue: (now) => and(isNull(postRemake.endedAt), lte(postRemake.nextAt, now)),
  isFirst: (now) => isNextOfItsAccount(postRemake, postRemake.nextAt, now),
  countsTries: true,
}

export const claimRemakes = (db: Database, claiming: Claiming): Promise<RemakeClaim[]> =>
  claimRows(db, remakes, claiming)

/** Somebody is at these still. */
export async function keepRemakes(db: Database, claims: readonly RemakeClaim[], now: Date): Promise<void> {
  await db
    .update(postRemake)
    .set({ heldUntil: remakeLease.until(now) })
    .where(
      isStillClaimed(
        postRemake,
        claims.map(({ row, holder }) => ({ id: row.id, holder })),
      ),
    )
}

/** To be ended: still held by this worker, or nothing. */
export async function lockRemake(
  { tx }: CommandContext,
  { row, holder }: RemakeClaim,
): Promise<RemakeRow | undefined> {
  const [found] = await tx
    .select()
    .from(postRemake)
    .where(and(eq(postRemake.id, row.id), remakeLease.isHeldBy(holder), isNull(postRemake.endedAt)))
    .for('update')
  return found
}

export async function latestRemake(
  db: Pick<Database, 'select'>,
  taskId: number,
): Promise<RemakeRow | undefined> {
  const [row] = await db
    .select()
    .from(postRemake)
    .where(eq(postRemake.taskId, taskId))
    .orderBy(desc(postRemake.createdAt), desc(postRemake.id))
    .limit(1)
  return row
}

/** How many an hour may come to nothing for a business: somebody was asked for each, and nobody paid. */
export const mostFruitless = 6

/** By what the business did meanwhile, or by how little it said. Where ours broke, it is not held against anybody. */
const fruitless: readonly RemakeFailure[] = ['changedMeanwhile', 'postGone', 'nothingNew', 'noVisual']

/** Whether so many came to nothing within the hour that no more are made for now. */
export async function isFruitless(
  db: Pick<Database, '$count'>,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<boolean> {
  const lately = and(
    eq(postRemake.accountId, accountId),
    gt(postRemake.endedAt, later(now, -hours(1))),
    inArray(postRemake.failure, [...fruitless]),
  )
  return (await db.$count(postRemake, lately)) >= mostFruitless
}

/** What the post's pictures were made from, the present one's not among them where nothing was made anew. */
export async function looksSeen(db: Pick<Database, 'select'>, taskId: number): Promise<string[]> {
  const rows = await db
    .select({ look: postRemake.look })
    .from(postRemake)
    .where(eq(postRemake.taskId, taskId))
    .orderBy(desc(postRemake.createdAt))
    .limit(50)
  return rows.flatMap(({ look }) => (look ? look.split('\n') : []))
}

export async function draftedOf(
  db: Pick<Database, 'select'>,
  taskId: number,
): Promise<DraftedRow | undefined> {
  const [row] = await db.select().from(draftedWords).where(eq(draftedWords.taskId, taskId))
  return row
}

export async function subjectById(
  db: Pick<Database, 'select'>,
  id: number | null,
): Promise<SubjectRow | undefined> {
  if (id === null) return undefined
  const [row] = await db.select().from(subject).where(eq(subject.id, id))
  return row
}
