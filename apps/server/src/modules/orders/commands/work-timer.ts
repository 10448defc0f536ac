import type { PauseReason } from '@postelier/contract/desk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { moveTask, type TaskRow } from '../../tasks/index.ts'
import { calendarsOf, minuteMs, workedMs } from '../../workforce/index.ts'
import type { Ordered } from '../order.store.ts'
import { workInterval } from '../order.tables.ts'
import { addToLoad, changeOrder, type OrderRow } from '../queue.store.ts'

export type IntervalRow = typeof workInterval.$inferSelect

export async function openInterval(ctx: CommandContext, agentId: number): Promise<IntervalRow | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(workInterval)
    .where(and(eq(workInterval.agentId, agentId), isNull(workInterval.endedAt)))
    .for('update')
  return row
}

/** Begins an interval of an agent's work on a task; the caller has seen to it that no other is open. */
export async function startTimer(
  ctx: CommandContext,
  { taskId, agentId }: { readonly taskId: number; readonly agentId: number },
): Promise<void> {
  await ctx.tx
    .insert(workInterval)
    .values({ id: newDigitsId(), taskId, agentId, startedAt: ctx.now, seenAt: ctx.now })
}

interface Stopped {
  readonly reason: PauseReason | null
  readonly words?: string
  /** When it ended: the last sign of life where that is not now. */
  readonly at?: Date
}

/**
 * Stops the timer of a task whose queue is locked; what it counted in working hours is taken off what is planned. Without a timer
 * nothing changes.
 */
export async function stopTimer(
  ctx: CommandContext,
  order: OrderRow,
  { reason, words = '', at = ctx.now }: Stopped,
): Promise<OrderRow> {
  if (order.agentId === null || !order.isRunning) return order
  const [row] = await ctx.tx
    .update(workInterval)
    // A stop that waited for a start to end bears the earlier moment of the two.
    .set({
      endedAt: sql`greatest(${workInterval.startedAt}, ${at.toISOString()}::timestamptz)`,
      reason,
      words,
    })
    .where(and(eq(workInterval.taskId, order.taskId), isNull(workInterval.endedAt)))
    .returning()
  const calendar = (await calendarsOf(ctx.tx, [order.agentId], { now: ctx.now, daysBefore: 400 })).get(
    order.agentId,
  )
  const worked =
    row && calendar
      ? workedMs(calendar, [
          { from: row.startedAt.getTime(), to: Math.max(row.startedAt.getTime(), at.getTime()) },
        ])
      : 0
  const planned = (worked / minuteMs) * ((calendar?.productivityPercent ?? 100) / 100)
  const minutesLeft = Math.max(0, Math.round(order.minutesLeft - planned))
  await addToLoad(ctx.tx, { agentId: order.agentId, minutes: minutesLeft - order.minutesLeft, tasks: 0 })
  return changeOrder(ctx.tx, order.taskId, { isRunning: false, minutesLeft, pausedFor: reason })
}

/** Pauses what runs, for a reason of the agent's or the program's. */
export async function pause(
  ctx: CommandContext,
  { post, order }: Ordered,
  stopped: Stopped & { readonly reason: PauseReason },
): Promise<{ post: TaskRow; order: OrderRow }> {
  const after = await stopTimer(ctx, order, stopped)
  const moved = await moveTask(ctx, post, {
    transition: 'pause',
    by: 'agent',
    facts: { reasonGiven: true },
    reason: stopped.reason === 'other' ? (stopped.words ?? '') : stopped.reason,
    action: 'work.paused',
    details: { reason: stopped.reason },
  })
  return { post: moved, order: after }
}
