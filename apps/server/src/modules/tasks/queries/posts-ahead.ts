import { and, asc, eq, gt, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { displayGroup } from '../display-groups.store.ts'
import { ofAccount } from '../task.store.ts'
import { task } from '../task.tables.ts'

/** How many go out until then, and when the next one does. */
export async function postsLeaving(
  db: Pick<Database, 'select' | '$count'>,
  accountId: number,
  { now, until, unless }: { readonly now: Date; readonly until: Date; readonly unless: SQL | undefined },
): Promise<{ count: number; next: Date | null }> {
  const scheduled = and(
    ofAccount(accountId),
    eq(task.status, 'publicationWaiting'),
    gt(task.publishAt, now),
    unless && not(unless),
  )
  const [count, [first]] = await Promise.all([
    db.$count(task, and(scheduled, lt(task.publishAt, until))),
    db.select({ at: task.publishAt }).from(task).where(scheduled).orderBy(asc(task.publishAt)).limit(1),
  ])
  return { count, next: first?.at ?? null }
}

export async function hasPosts(db: Pick<Database, 'select'>, accountId: number): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(task).where(ofAccount(accountId)).limit(1)
  return found.length > 0
}

/** Whether one is out, or goes out at its hour. */
export async function hasPostsOut(db: Pick<Database, 'select'>, accountId: number): Promise<boolean> {
  const isOut = inArray(task.status, ['publicationWaiting', 'publishing', 'published'])
  const found = await db
    .select({ one: sql`1` })
    .from(task)
    .where(and(ofAccount(accountId), isOut))
    .limit(1)
  return found.length > 0
}

/** Of one business, or of all where none is named. */
export const countPosts = (
  db: Pick<Database, '$count'>,
  accountId: number | null,
  among: SQL | undefined,
): Promise<number> =>
  db.$count(task, and(accountId === null ? sql`${task.removedAt} is null` : ofAccount(accountId), among))

/** Drafted, and nobody has said yes to them yet; counted among what is being made, never among years of posts that are out. */
export const countSuggestions = (db: Pick<Database, '$count'>, accountId: number): Promise<number> =>
  countPosts(db, accountId, and(sql`${displayGroup} = 1`, eq(task.status, 'aiSuggestion')))
