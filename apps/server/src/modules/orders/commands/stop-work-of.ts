import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { lockTaskById, tasksByIds } from '../../tasks/index.ts'
import { lockQueueOf } from '../order.store.ts'
import { taskOrder, workInterval } from '../order.tables.ts'
import { lockLoads } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { mailManagerOfUnattended } from './mail-worker.ts'
import { pause } from './work-timer.ts'

/**
 * An agent was switched off or on again: what runs stops, and what waits at them stays there until their manager gives it to
 * somebody else; each list says that nobody works on it, and the manager is told.
 */
export async function stopWorkOf(
  ctx: CommandContext,
  { agentId, isOff }: { readonly agentId: number; readonly isOff: boolean },
): Promise<void> {
  if (isOff) await stopRunning()
  // An order that is being placed with them waits for this, or this for it: nothing comes to them afterwards.
  await lockLoads(ctx.tx, [agentId])
  const queued = await ctx.tx
    .select({ taskId: taskOrder.taskId })
    .from(taskOrder)
    .where(and(eq(taskOrder.agentId, agentId), eq(taskOrder.state, 'queued')))
  const posts = await tasksByIds(
    ctx.tx,
    queued.map(({ taskId }) => taskId),
  )
  for (const { accountId, publicId } of posts.values())
    await announceWork(ctx, { accountId, taskPublicId: publicId, agentIds: [agentId] })
  const titles = [...posts.values()].map(({ title }) => title)
  if (isOff && titles.length > 0) await mailManagerOfUnattended(ctx, { agentId, titles })

  async function stopRunning(): Promise<void> {
    const [running] = await ctx.tx
      .select({ taskId: workInterval.taskId })
      .from(workInterval)
      .where(and(eq(workInterval.agentId, agentId), isNull(workInterval.endedAt)))
    if (!running) return
    const post = await lockTaskById(ctx, running.taskId)
    const order = await lockQueueOf(ctx.tx, running.taskId)
    if (order.isRunning && order.agentId === agentId)
      await pause(ctx, { post, order }, { reason: 'agentOff' })
  }
}
