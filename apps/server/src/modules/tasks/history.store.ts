// What happened to a post, written down: a change with what stood there before and after, saves that follow each other as one.
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'
import { handOf } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import {
  changeBetween,
  contentApart,
  isSameEdit,
  type KeptChange,
  type PostContent,
  together,
} from './kept-change.ts'
import { keepNewest } from './kept-lines.store.ts'
import { credit, note, type TaskEvent, type TaskRow } from './task.store.ts'
import { taskEvent } from './task.tables.ts'
import { allMediaOf } from './task-media.store.ts'

interface NoteChangeInput {
  readonly before: TaskRow
  readonly after: TaskRow
  /** Its own files as they were, for who has changed them already. */
  readonly mediaBefore?: readonly string[] | undefined
  readonly event: TaskEvent
}

/** A line of a post's history, with what it changed. The post is locked, so that its last line is the last. */
export async function noteChange(
  ctx: CommandContext,
  { before, after, mediaBefore, event }: NoteChangeInput,
): Promise<void> {
  const [was, is] = await contentsOf(ctx, before, after, mediaBefore)
  const kept = changeBetween(namesPages.has(event.transition) ? { ...was, pageIds: is.pageIds } : was, is)
  if (!kept) return note(ctx, after.id, event)
  const details = { ...event.details, ...credit(ctx.actor), kept }
  const next = { at: ctx.now, personId: handOf(ctx.actor), transition: event.transition, details }
  const [last] = await ctx.tx
    .select()
    .from(taskEvent)
    .where(eq(taskEvent.taskId, after.id))
    .orderBy(desc(taskEvent.place))
    .limit(1)
  if (!last || !isSameEdit(last, { ...next, reason: event.reason ?? '' })) {
    await note(ctx, after.id, { ...event, details })
    return keepNewest(ctx, after.id)
  }
  const first = keptIn(last.details)
  await ctx.tx
    .update(taskEvent)
    .set({
      at: ctx.now,
      to: event.to ?? null,
      details: { ...last.details, ...details, kept: first ? together(first, kept) : kept },
    })
    .where(eq(taskEvent.id, last.id))
}

/** Somebody was asked about these locked posts, or answered: what each says now is kept, whoever goes on writing. */
export async function endLines({ tx }: CommandContext, taskIds: readonly number[]): Promise<void> {
  if (taskIds.length === 0) return
  const last = tx
    .select({ place: max(taskEvent.place) })
    .from(taskEvent)
    .where(inArray(taskEvent.taskId, [...taskIds]))
    .groupBy(taskEvent.taskId)
  await tx
    .update(taskEvent)
    .set({ details: sql`${taskEvent.details} || '{"isEnded": true}'` })
    .where(and(inArray(taskEvent.taskId, [...taskIds]), inArray(taskEvent.place, last)))
}

/** Going on its way names a post's pages: that is what the line says already. */
const namesPages: ReadonlySet<string> = new Set(['schedule', 'publish', 'takeBack'])

export const keptIn = ({ kept }: Readonly<Record<string, unknown>>): KeptChange | null =>
  (kept as KeptChange | undefined) ?? null

async function contentsOf(
  ctx: CommandContext,
  before: TaskRow,
  after: TaskRow,
  mediaBefore?: readonly string[],
): Promise<[PostContent, PostContent]> {
  const isOther =
    before.shows !== after.shows ||
    before.visualId !== after.visualId ||
    before.mediaVersion !== after.mediaVersion
  const media = isOther ? await mediaIdsOf(ctx.tx, after.id) : []
  const contentOf = (row: TaskRow, files: readonly string[]): PostContent =>
    isOther
      ? { ...row, picture: { shows: row.shows, visualId: row.visualId, media: files } }
      : contentApart(row)
  return [contentOf(before, mediaBefore ?? media), contentOf(after, media)]
}

/** Those it has, in their order. */
export const mediaIdsOf = async (db: Pick<Database, 'select'>, taskId: number): Promise<string[]> =>
  (await allMediaOf(db, taskId)).flatMap(({ id, removedAt }) => (removedAt === null ? [id] : []))
