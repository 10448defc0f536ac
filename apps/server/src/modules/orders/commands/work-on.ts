import type { PauseReason, WorkView } from '@postelier/contract/desk'
import { and, eq, isNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { later, minutes, seconds } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockTasksById, moveTask } from '../../tasks/index.ts'
import { heldBy, lockHeldOrder, lockQueueOf } from '../order.store.ts'
import { workInterval } from '../order.tables.ts'
import { readWork } from '../queries/read-work.ts'
import { changeOrder } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { closeWorkNews } from './tell-maker.ts'
import { openInterval, pause, startTimer } from './work-timer.ts'

interface WorkRef {
  readonly taskPublicId: string
}

/** Starts, or goes on with, what one holds; what one was at until now is paused for it. */
export async function startWork(ctx: CommandContext, { taskPublicId }: WorkRef): Promise<{ work: WorkView }> {
  requirePermission(ctx.actor, 'work:edit')
  const held = await heldBy(ctx.tx, ctx.actor, taskPublicId)
  const agentId = held.agentId ?? 0
  // Both posts first, in one order: two that start each other's task wait, and none for ever.
  const [running] = await ctx.tx
    .select({ taskId: workInterval.taskId })
    .from(workInterval)
    .where(and(eq(workInterval.agentId, agentId), isNull(workInterval.endedAt)))
  await lockTasksById(ctx, [...new Set([held.taskId, ...(running ? [running.taskId] : [])])])
  const { post, order } = await lockHeldOrder(ctx, taskPublicId)
  const open = await openInterval(ctx, agentId)
  // Pressed in two pages at once.
  if (open?.taskId === post.id) return readWork(reading(ctx), { taskPublicId })
  if (open && open.taskId !== running?.taskId) throw new AppError('conflict')
  if (order.state !== 'queued') throw new AppError('notNow')
  if (open) await pauseOther(open.taskId)
  await startTimer(ctx, { taskId: post.id, agentId })
  await moveTask(ctx, post, {
    transition: post.status === 'paused' ? 'goOn' : 'start',
    by: 'agent',
    action: 'work.started',
  })
  await changeOrder(ctx.tx, post.id, { isRunning: true, pausedFor: null })
  await closeWorkNews(ctx, agentId, post)
  await announceWork(ctx, { accountId: post.accountId, taskPublicId, agentIds: [agentId] })
  return readWork(reading(ctx), { taskPublicId })

  async function pauseOther(taskId: number): Promise<void> {
    const [other] = await lockTasksById(ctx, [taskId])
    if (!other) return
    await pause(ctx, { post: other, order: await lockQueueOf(ctx.tx, taskId) }, { reason: 'otherTask' })
    await announceWork(ctx, {
      accountId: other.accountId,
      taskPublicId: other.publicId,
      agentIds: [agentId],
    })
  }
}

export async function pauseWork(
  ctx: CommandContext,
  { taskPublicId, reason, text }: WorkRef & { readonly reason: PauseReason; readonly text: string },
): Promise<{ work: WorkView }> {
  requirePermission(ctx.actor, 'work:edit')
  const held = await lockHeldOrder(ctx, taskPublicId)
  await pause(ctx, held, { reason, words: text })
  await announceWork(ctx, {
    accountId: held.post.accountId,
    taskPublicId,
    agentIds: held.order.agentId === null ? [] : [held.order.agentId],
  })
  return readWork(reading(ctx), { taskPublicId })
}

interface Alive extends WorkRef {
  readonly quietSeconds: number | null
  readonly isSaid: boolean
}

/** The page of a running task is open still; where nothing moved on it and nobody answered, the timer ends at what was done last. */
export async function sayAlive(
  ctx: CommandContext,
  { taskPublicId, quietSeconds, isSaid }: Alive,
): Promise<{ isRunning: boolean }> {
  requirePermission(ctx.actor, 'work:edit')
  if (quietSeconds !== null)
    return stopQuiet(ctx, { taskPublicId, since: later(ctx.now, -seconds(quietSeconds)), isSaid })
  const { taskId } = await heldBy(ctx.tx, ctx.actor, taskPublicId)
  const seen = await ctx.tx
    .update(workInterval)
    .set({ seenAt: ctx.now })
    .where(and(eq(workInterval.taskId, taskId), isNull(workInterval.endedAt)))
    .returning({ id: workInterval.id })
  return { isRunning: seen.length > 0 }
}

/** Another page of the task that speaks for it has been heard of within so long. */
const heardWithinMs = minutes(5)

async function stopQuiet(
  ctx: CommandContext,
  { taskPublicId, since, isSaid }: WorkRef & { readonly since: Date; readonly isSaid: boolean },
): Promise<{ isRunning: boolean }> {
  const held = await lockHeldOrder(ctx, taskPublicId)
  const { post, order } = held
  if (!order.isRunning) return { isRunning: false }
  const [open] = await ctx.tx
    .select({ startedAt: workInterval.startedAt, seenAt: workInterval.seenAt })
    .from(workInterval)
    .where(and(eq(workInterval.taskId, post.id), isNull(workInterval.endedAt)))
  // It was begun since then, or somebody works on it elsewhere.
  const isElsewhere = open && ctx.now.getTime() - open.seenAt.getTime() < heardWithinMs
  if (!open || open.startedAt > since || (isElsewhere && !isSaid)) return { isRunning: open !== undefined }
  await pause(ctx, held, { reason: 'noSign', at: since })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId,
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
  return { isRunning: false }
}
