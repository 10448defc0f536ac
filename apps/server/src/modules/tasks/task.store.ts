import type { TaskStatus } from '@postelier/contract'
import {
  and,
  asc,
  type Column,
  eq,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { type Actor, handOf, holds } from '../../access/actor.ts'
import type { CommandContext, QueryContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { publicationHold, task, taskEvent } from './task.tables.ts'

export type TaskRow = typeof task.$inferSelect

export const ofAccount = (accountId: number) => and(eq(task.accountId, accountId), isNull(task.removedAt))

/** What is hidden from a business is there for those who may hide it; for everybody else there is no such post. */
export const seenBy = (actor: Actor): SQL | undefined =>
  holds(actor, 'hiddenPosts:authorized') ? undefined : eq(task.isHidden, false)

/** The same, written so that no index answers it: what else is asked, such as words, is to be found by its own. */
export const foundOfAccount = (accountId: number) =>
  sql`(${task.accountId} + 0 = ${accountId} and coalesce(${task.removedAt}, 'infinity') = 'infinity')`

/** For queries elsewhere: the post that a column names is being sent. */
export const isBeingSent = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.status} = 'publishing')`

/** Those of them that are held, or all where everything is. */
export async function heldAmong(
  db: Pick<Database, 'select'>,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set()
  const holds = await db
    .select({ accountId: publicationHold.accountId })
    .from(publicationHold)
    .where(
      or(isNull(publicationHold.accountId), inArray(publicationHold.accountId, [...new Set(accountIds)])),
    )
  const isAll = holds.some(({ accountId }) => accountId === null)
  return new Set(isAll ? accountIds : holds.flatMap(({ accountId }) => accountId ?? []))
}

/** For queries elsewhere: the post that a column names waits for its date. */
export const isScheduled = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.status} = 'publicationWaiting' and ${task.removedAt} is null)`

/** For queries elsewhere: the post that a column names was not removed. */
export const isThere = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.removedAt} is null)`

/** The same, for whoever is told of it. */
export const isThereFor = (actor: Actor, taskId: Column): SQL =>
  holds(actor, 'hiddenPosts:authorized')
    ? isThere(taskId)
    : sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.removedAt} is null and not ${task.isHidden})`

/** For queries elsewhere: nothing of the account that a column names goes out. */
export const isHeldFor = (accountId: Column | number): SQL =>
  sql`exists (select 1 from ${publicationHold} where ${publicationHold.accountId} is null or ${publicationHold.accountId} = ${accountId})`

export async function isHeld(db: Pick<Database, 'select'>, accountId: number): Promise<boolean> {
  const found = await db
    .select({ id: publicationHold.id })
    .from(publicationHold)
    .where(isHeldFor(accountId))
    .limit(1)
  return found.length > 0
}

/** For queries elsewhere: sent, and among those that a query names by their rows. */
export const isSentAmong = (ids: SQLWrapper): SQL | undefined =>
  and(inArray(task.status, ['publishing', 'published', 'validated']), inArray(task.id, ids))

/** For queries elsewhere: waits for its date, and among those that a query names by their rows. */
export const isScheduledAmong = (ids: SQLWrapper): SQL | undefined =>
  and(eq(task.status, 'publicationWaiting'), inArray(task.id, ids))

/** For queries elsewhere: waits for its date, or is being sent and a query names it as not gone yet. */
export const isToGoOut = (unsent: SQLWrapper): SQL | undefined =>
  or(eq(task.status, 'publicationWaiting'), and(eq(task.status, 'publishing'), inArray(task.id, unsent)))

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

export async function readTask(
  db: Pick<Database, 'select'>,
  { accountId, taskPublicId }: PostRef,
  actor: Actor,
): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.publicId, taskPublicId), ofAccount(accountId), seenBy(actor)))
  if (!row) throw notFound()
  return row
}

/** Those of a business's posts that are named and still there. */
export const tasksNamed = (
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  accountId: number,
  publicIds: readonly string[],
): Promise<TaskRow[]> =>
  publicIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(task)
        .where(and(inArray(task.publicId, [...publicIds]), ofAccount(accountId), seenBy(actor)))
        .orderBy(asc(task.publishAt), asc(task.id))

/** For whoever knows it by its row; nothing where it was removed. */
export async function taskById(db: Pick<Database, 'select'>, id: number): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.id, id), isNull(task.removedAt)))
  return row
}

/** What posts are called, by their rows, for whoever is told; those that were removed are not there. */
export async function titlesOf(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
  actor: Actor,
): Promise<ReadonlyMap<number, Pick<TaskRow, 'title' | 'publicId' | 'publishAt'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: task.id, title: task.title, publicId: task.publicId, publishAt: task.publishAt })
    .from(task)
    .where(and(inArray(task.id, [...new Set(ids)]), isNull(task.removedAt), seenBy(actor)))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** To be changed: whoever else wants to waits until this is done, and reads what came of it. */
export async function lockTask(
  ctx: CommandContext,
  { accountId, taskPublicId }: PostRef,
  among = ofAccount(accountId),
): Promise<TaskRow> {
  const [row] = await ctx.tx
    .select()
    .from(task)
    .where(and(eq(task.publicId, taskPublicId), among, seenBy(ctx.actor)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** For whoever knows it by its row: the publisher. */
export async function lockTaskById(ctx: CommandContext, id: number): Promise<TaskRow> {
  const [row] = await ctx.tx.select().from(task).where(eq(task.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

const isDue = (now: Date) =>
  and(
    eq(task.status, 'publicationWaiting'),
    lte(task.sendAt, now),
    isNull(task.removedAt),
    sql`not ${isHeldFor(task.accountId)}`,
  )

export const countDueTasks = (db: Pick<Database, '$count'>, now: Date): Promise<number> =>
  db.$count(task, isDue(now))

/**
 * The posts whose time has come, the longest due first, each for one worker alone. No claim is kept: they are moved on in the
 * transaction that locks them.
 */
export const lockDueTasks = (
  { tx }: CommandContext,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<TaskRow[]> =>
  tx
    .select()
    .from(task)
    .where(isDue(now))
    .orderBy(asc(task.sendAt), asc(task.id))
    .limit(most)
    .for('update', { skipLocked: true })

/** To be changed together, always in the same order: nobody waits for somebody who waits for them. */
export const lockTasksById = ({ tx }: CommandContext, ids: readonly number[]): Promise<TaskRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(task)
        .where(inArray(task.id, [...ids]))
        .orderBy(asc(task.id))
        .for('update')

export interface TaskEvent {
  readonly transition: string
  readonly from?: TaskStatus | null
  readonly to?: TaskStatus | null
  readonly reason?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** A line of a post's history. */
export const note = (ctx: CommandContext, taskId: number, event: TaskEvent): Promise<void> =>
  noteMany(ctx, [{ ...event, taskId }])

export async function noteMany(
  ctx: CommandContext,
  events: readonly (TaskEvent & { readonly taskId: number })[],
): Promise<void> {
  if (events.length === 0) return
  const personId = handOf(ctx.actor)
  await ctx.tx.insert(taskEvent).values(
    events.map((event) => ({
      ...event,
      id: newDigitsId(),
      at: ctx.now,
      personId,
      details: { ...event.details, ...credit(ctx.actor) },
    })),
  )
}

/** What the program does for somebody who did not sign in is told as theirs, and not as its own doing. */
const vias: Readonly<Record<string, 'mail' | 'silence'>> = {
  'mailed approval': 'mail',
  'approval policy': 'silence',
}

export function credit(actor: Actor): { readonly via?: string } {
  const via = actor.kind === 'system' ? vias[actor.name] : undefined
  return via ? { via } : {}
}

/** For queries elsewhere: the post that a column names is hidden from its business. */
export const isOfHiddenTask = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.isHidden})`

/** For queries elsewhere: the post that a column names waits for a yes, and its business knows of it. */
export const isUndecided = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.status} in ('aiSuggestion', 'customizing') and ${task.removedAt} is null and not ${task.isHidden})`

/** For queries elsewhere: the post that a column names is a brief that is being written. */
export const isBrief = (taskId: Column): SQL =>
  sql`exists (select 1 from ${task} where ${task.id} = ${taskId} and ${task.status} = 'draft' and ${task.removedAt} is null)`

/** Posts by their rows, for whoever has seen to it that they may know of them; those that were removed are not there. */
export async function tasksByIds(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TaskRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(task)
    .where(and(inArray(task.id, [...new Set(ids)]), isNull(task.removedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** What some are called in addresses, as they are joined; those that are not there are left out. */
export async function idsOfPublic(
  db: Pick<Database, 'select'>,
  publicIds: readonly string[],
): Promise<number[]> {
  if (publicIds.length === 0) return []
  const rows = await db
    .select({ id: task.id })
    .from(task)
    .where(and(inArray(task.publicId, [...publicIds]), isNull(task.removedAt)))
  return rows.map(({ id }) => id)
}

/** One, by the name it has in addresses. */
export async function taskByPublicId(
  db: Pick<Database, 'select'>,
  publicId: string,
): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.publicId, publicId), isNull(task.removedAt)))
  return row
}
