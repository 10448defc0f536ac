import type { SubjectStatus } from '@postelier/contract'
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { subject } from '../planning.tables.ts'

export type SubjectRow = typeof subject.$inferSelect
type Reader = Pick<Database, 'select' | '$count'>

const ofAccount = (accountId: number) => eq(subject.accountId, accountId)

/** Those with a day first, the soonest first. */
const byDay = [sql`${subject.publishAt} is null`, asc(subject.publishAt), desc(subject.id)]

/** Their numbers are drawn: they say nothing of when. */
const latestFirst = [desc(subject.createdAt), desc(subject.id)]

export async function subjectsPage(
  db: Reader,
  accountId: number,
  { offset, limit, statuses }: { offset: number; limit: number; statuses: readonly SubjectStatus[] },
) {
  const where = and(ofAccount(accountId), inArray(subject.status, [...statuses]))
  const [total, items] = await Promise.all([
    db.$count(subject, where),
    db
      .select()
      .from(subject)
      .where(where)
      .orderBy(...byDay)
      .offset(offset)
      .limit(limit),
  ])
  return { total, items }
}

export async function subjectsCalled(
  db: Pick<Database, 'select'>,
  accountId: number,
  publicIds: readonly string[],
): Promise<SubjectRow[]> {
  if (publicIds.length === 0) return []
  return db
    .select()
    .from(subject)
    .where(and(ofAccount(accountId), inArray(subject.publicId, [...publicIds])))
}

/** To be changed, in one order whoever asks, so that two who want the same ones wait rather than lock one another out. */
export async function lockSubjects(
  ctx: CommandContext,
  accountId: number,
  publicIds: readonly string[],
): Promise<SubjectRow[]> {
  const wanted = [...new Set(publicIds)]
  const rows = await ctx.tx
    .select()
    .from(subject)
    .where(and(ofAccount(accountId), inArray(subject.publicId, wanted)))
    .orderBy(asc(subject.id))
    .for('update')
  if (rows.length !== wanted.length) throw notFound()
  return rows
}

/** Names that stand for something already: proposed, turned down, planned. The latest are enough to tell likeness by. */
export async function knownNames(db: Pick<Database, 'select'>, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ name: subject.name })
    .from(subject)
    .where(ofAccount(accountId))
    .orderBy(...latestFirst)
    .limit(500)
  return rows.map(({ name }) => name)
}

/** What subjects since a day are about, whatever became of them: nobody wants the same thing under another name. */
export async function factsHeld(
  db: Pick<Database, 'select'>,
  accountId: number,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ facts: subject.facts })
    .from(subject)
    .where(and(ofAccount(accountId), gte(subject.createdAt, since)))
    .orderBy(...latestFirst)
    .limit(500)
  return [...new Set(rows.flatMap(({ facts }) => facts))]
}

/** How many were thought of for a business by itself, whatever became of them. */
export const proposedIn = (db: Pick<Database, '$count'>, accountId: number, month: string): Promise<number> =>
  db.$count(subject, and(ofAccount(accountId), eq(subject.ideasMonth, month)))

/** How many wait for a yes or no. */
export const waitingSubjects = (db: Pick<Database, '$count'>, accountId: number): Promise<number> =>
  db.$count(subject, and(ofAccount(accountId), eq(subject.status, 'proposed')))
