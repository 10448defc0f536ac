import { and, asc, eq, gt, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { displayGroup } from '../display-groups.store.ts'
import { ofAccount, seenBy } from '../task.store.ts'
import { task } from '../task.tables.ts'

/** Counted for somebody: posts hidden from them are none of theirs. */
type Told = Pick<QueryContext, 'db' | 'actor'>

/** How many go out until then, and when the next one does. */
export async function postsLeaving(
  { db, actor }: Told,
  accountId: number,
  { now, until, unless }: { readonly now: Date; readonly until: Date; readonly unless: SQL | undefined },
): Promise<{ count: number; next: Date | null }> {
  const scheduled = and(
    ofAccount(accountId),
    seenBy(actor),
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

export async function hasPosts({ db, actor }: Told, accountId: number): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(task)
    .where(and(ofAccount(accountId), seenBy(actor)))
    .limit(1)
  return found.length > 0
}

/** Whether one is out, or goes out at its hour. */
export async function hasPostsOut({ db, actor }: Told, accountId: number): Promise<boolean> {
  const isOut = inArray(task.status, ['publicationWaiting', 'publishing', 'published'])
  const found = await db
    .select({ one: sql`1` })
    .from(task)
    .where(and(ofAccount(accountId), seenBy(actor), isOut))
    .limit(1)
  return found.length > 0
}

/** Whether one was to be out before then: what is asked of every home page stops at the first it finds. */
export async function hadPostsBefore({ db, actor }: Told, accountId: number, before: Date): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(task)
    .where(and(ofAccount(accountId), seenBy(actor), eq(task.status, 'published'), lt(task.publishAt, before)))
    .limit(1)
  return found.length > 0
}

/** Of one business, or of all where none is named. */
export const countPosts = (
  { db, actor }: Told,
  accountId: number | null,
  among: SQL | undefined,
): Promise<number> =>
  db.$count(
    task,
    and(accountId === null ? sql`${task.removedAt} is null` : ofAccount(accountId), seenBy(actor), among),
  )

/**
 * Nobody has said the yes by which it would go out: a proposal, or what has a date still to come and was changed or only
 * approved. Among what is being made, never among years of posts that are out; what is ordered is not asked for.
 */
export const isToDecide = (now: Date): SQL | undefined =>
  and(
    sql`${displayGroup} = 1`,
    or(
      eq(task.status, 'aiSuggestion'),
      and(inArray(task.status, ['customizing', 'validated']), gt(task.publishAt, now)),
    ),
  )

/** Of those, the ones whose date is past a moment. */
export const isToDecideAfter = (now: Date, moment: Date): SQL | undefined =>
  and(isToDecide(now), gt(task.publishAt, moment))
