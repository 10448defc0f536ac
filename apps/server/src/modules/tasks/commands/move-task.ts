import type { JournalAction, TaskStatus, Transition } from '@postelier/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { hidePostVisual } from '../../visuals/index.ts'
import { announcePosts } from '../announce-posts.store.ts'
import { noteChange } from '../history.store.ts'
import { type Condition, type Facts, type Side, take } from '../life-cycle.ts'
import { noteMany, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'

export interface Move {
  readonly transition: Transition
  readonly by: Side
  readonly facts?: Facts
  /** What a person is told where a condition is missing, by the field it is about. */
  readonly faults?: Readonly<Partial<Record<Condition, readonly [field: string, fault: FieldFault]>>>
  readonly reason?: string
  /** What changes with the state. */
  readonly set?: Partial<
    Pick<
      TaskRow,
      | 'title'
      | 'format'
      | 'hooks'
      | 'firstComment'
      | 'networks'
      | 'settings'
      | 'pageIds'
      | 'shows'
      | 'visualId'
      | 'visualValidated'
      | 'mediaVersion'
      | 'pageAlts'
      | 'removedAt'
      | 'publishAt'
      | 'publishLocal'
      | 'publishZone'
      | 'sendAt'
      | 'postponed'
      | 'isHidden'
      | 'approved'
    >
  >
  readonly action?: JournalAction
  readonly details?: Readonly<Record<string, unknown>>
  /** Its own files as they were, where this comes after they were changed. */
  readonly mediaBefore?: readonly string[]
}

/**
 * Takes one step of the life cycle with a post that is locked: state, history, journal and news together. Nobody sets a
 * state in any other way.
 */
export async function moveTask(ctx: CommandContext, row: TaskRow, move: Move): Promise<TaskRow> {
  const outcome = take({ status: row.status, before: row.statusBefore }, move.transition, move.by, move.facts)
  if ('refused' in outcome) throw refusalOf(outcome, move)
  const isRemoved = outcome.to === 'removed'
  const status = outcome.to === 'removed' ? row.status : outcome.to
  return write(ctx, row, {
    ...move,
    from: row.status,
    to: isRemoved ? null : status,
    set: {
      ...move.set,
      status,
      ...(leavesTrace(status) && status !== row.status ? { statusBefore: row.status } : {}),
      ...(isRemoved ? { removedAt: ctx.now } : {}),
    },
  })
}

interface MoveOfMany extends Pick<Move, 'transition' | 'by' | 'facts'> {
  readonly set?: Pick<NonNullable<Move['set']>, 'sendAt'>
  readonly detailsOf?: (row: TaskRow) => Readonly<Record<string, unknown>>
}

/** The same step of many posts that are locked: as `moveTask`, in a handful of statements. */
export async function moveTasks(
  ctx: CommandContext,
  rows: readonly TaskRow[],
  { transition, by, facts, set, detailsOf = () => ({}) }: MoveOfMany,
): Promise<void> {
  const moves = rows.map((row) => {
    const outcome = take({ status: row.status, before: row.statusBefore }, transition, by, facts)
    if ('refused' in outcome) throw refusalOf(outcome, {})
    if (outcome.to === 'removed') throw new Error('Posts are removed one by one')
    return { row, to: outcome.to }
  })
  for (const status of new Set(moves.map(({ to }) => to))) {
    const ids = moves.flatMap(({ row, to }) => (to === status ? [row.id] : []))
    await ctx.tx
      .update(task)
      .set({ ...set, status, version: sql`${task.version} + 1`, changedAt: ctx.now })
      .where(inArray(task.id, ids))
  }
  await noteMany(
    ctx,
    moves.map(({ row, to }) => ({
      taskId: row.id,
      transition,
      from: row.status,
      to,
      details: detailsOf(row),
    })),
  )
  await announcePosts(ctx, rows)
}

/** What happens to a post without a step: it stays in its state. */
export async function changeInPlace(
  ctx: CommandContext,
  row: TaskRow,
  change: Pick<Move, 'set' | 'action' | 'details' | 'reason' | 'mediaBefore'> & {
    readonly transition: string
  },
): Promise<void> {
  await write(ctx, row, { ...change, from: row.status, to: row.status })
}

interface WriteMoveInput extends Pick<Move, 'action' | 'details' | 'reason' | 'mediaBefore'> {
  readonly transition: string
  readonly from: TaskStatus
  readonly to: TaskStatus | null
  readonly set?: Partial<typeof task.$inferInsert>
}

async function write(
  ctx: CommandContext,
  row: TaskRow,
  { set, action, mediaBefore, ...event }: WriteMoveInput,
): Promise<TaskRow> {
  const { transition, from, to, reason = '', details = {} } = event
  const [after] = await ctx.tx
    .update(task)
    .set({ ...set, version: row.version + 1, changedAt: ctx.now })
    .where(eq(task.id, row.id))
    .returning()
  if (!after) throw new Error('A post that is locked does not go away')
  // Its picture is a thing of its own elsewhere: hidden with it, whichever of the two is another now.
  const isOther = after.isHidden !== row.isHidden || (after.isHidden && after.visualId !== row.visualId)
  if (after.visualId !== null && isOther) await hidePostVisual(ctx, after.visualId, after.isHidden)
  await noteChange(ctx, {
    ...{ before: row, after, mediaBefore },
    event: { transition, from, to, reason, details },
  })
  if (action)
    await ctx.record({
      action,
      accountId: row.accountId,
      subject: ['task', row.publicId],
      details: { title: after.title, ...details },
    })
  await announcePosts(ctx, [row])
  return after
}

/** States one comes back from to where one was. */
const leavesTrace = (status: TaskStatus) => status === 'publicationCanceled' || status === 'paused'

function refusalOf(
  outcome: { refused: 'noSuchStep' } | { refused: 'conditions'; missing: readonly Condition[] },
  { faults = {} }: Pick<Move, 'faults'>,
): AppError {
  if (outcome.refused === 'noSuchStep') return new AppError('notNow')
  const fields = outcome.missing.flatMap((condition) => {
    const fault = faults[condition]
    return fault ? [fault] : []
  })
  return fields.length > 0 ? invalid(Object.fromEntries(fields)) : new AppError('notNow')
}
