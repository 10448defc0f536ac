import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { lockTaskById } from '../../tasks/index.ts'
import { managedAgents, managedTask } from '../managed.store.ts'
import { orderOf } from '../order.store.ts'
import { agentsWho, isWorking, lockLoads } from '../queue.store.ts'
import { moveWork } from './move-work.ts'
import { tellTakers } from './tell-maker.ts'

interface TransferInput {
  readonly taskPublicId: string
  readonly agentId: number
  /** Who had it when its manager looked; nobody where it was nobody's. */
  readonly fromAgentId: number | null
}

/** Gives a task to another of the manager's agents: a timer that runs stops, and what is left of the task moves. */
export async function transferWork(
  ctx: CommandContext,
  { taskPublicId, agentId, fromAgentId }: TransferInput,
): Promise<{ expectedAt: string | null; isInTime: boolean }> {
  requirePermission(ctx.actor, 'team:edit')
  const found = await managedTask(ctx.tx, ctx.actor, taskPublicId)
  const [taker] = await agentsWho(ctx.tx, and(isWorking, managedAgents(ctx.actor), eq(person.id, agentId)))
  if (!taker) throw notFound()
  const post = await lockTaskById(ctx, found.taskId)
  const known = await orderOf(ctx.tx, found.taskId)
  await lockLoads(ctx.tx, [agentId, ...(known.agentId === null ? [] : [known.agentId])])
  const order = await orderOf(ctx.tx, found.taskId)
  if (order.agentId === agentId) throw new AppError('alreadyDone')
  // Somebody else moved it meanwhile: two managers at once have one outcome, and the second is told.
  if (order.agentId !== known.agentId || order.agentId !== fromAgentId) throw new AppError('conflict')
  if (order.state !== 'queued') throw new AppError('notNow')
  const { expectedAt, isInTime, order: after } = await moveWork(ctx, { post, order, agentId })
  await tellTakers(ctx, [{ post, order: after }])
  return { expectedAt, isInTime }
}
