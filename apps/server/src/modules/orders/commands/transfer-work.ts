import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { closeNotices } from '../../notifications/index.ts'
import { lockTaskById } from '../../tasks/index.ts'
import { calendarsOf, plannedBegin, takeOver } from '../../workforce/index.ts'
import { managedAgents, managedTask } from '../managed.store.ts'
import { orderOf } from '../order.store.ts'
import {
  agentsWho,
  changeOrder,
  closeGap,
  isWorking,
  lockLoads,
  makeRoom,
  openAccess,
  queuesOf,
} from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { mailAgent } from './mail-worker.ts'
import { lateKey, tellBusiness } from './tell-business.ts'
import { pause } from './work-timer.ts'

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
): Promise<{ promisedAt: string | null; isInTime: boolean }> {
  requirePermission(ctx.actor, 'team:edit')
  const found = await managedTask(ctx.tx, ctx.actor, taskPublicId)
  const [taker] = await agentsWho(ctx.tx, and(isWorking, managedAgents(ctx.actor), eq(person.id, agentId)))
  if (!taker) throw notFound()
  const before = await lockTaskById(ctx, found.taskId)
  const known = await orderOf(ctx.tx, found.taskId)
  await lockLoads(ctx.tx, [agentId, ...(known.agentId === null ? [] : [known.agentId])])
  const order = await orderOf(ctx.tx, found.taskId)
  if (order.agentId === agentId) throw new AppError('alreadyDone')
  // Somebody else moved it meanwhile: two managers at once have one outcome, and the second is told.
  if (order.agentId !== known.agentId || order.agentId !== fromAgentId) throw new AppError('conflict')
  if (order.state !== 'queued') throw new AppError('notNow')
  const stopped = order.isRunning
    ? await pause(ctx, { post: before, order }, { reason: 'transferred' })
    : { post: before, order }
  const calendars = await calendarsOf(ctx.tx, [agentId], { now: ctx.now })
  const calendar = calendars.get(agentId)
  const at = ctx.now.getTime()
  const queue = (await queuesOf(ctx.tx, [agentId], { calendars, now: at })).get(agentId) ?? []
  const { minutesLeft, promisedAt } = stopped.order
  const taken =
    calendar &&
    takeOver(
      [{ id: agentId, calendar, queue }],
      { minutesLeft, promisedAt: promisedAt?.getTime() ?? null },
      at,
    )
  if (!taken) throw new AppError('noDeliveryDate')
  const { finish, position, minutesBefore, skipped, isInTime } = taken
  await closeGap(ctx.tx, stopped.order)
  // Out of the one queue before it comes into the other: both are numbered without gaps.
  await changeOrder(ctx.tx, found.taskId, { agentId, position: -1 })
  await makeRoom(ctx.tx, { agentId, position, minutes: minutesLeft })
  const promise = isInTime
    ? {}
    : {
        promisedAt: new Date(finish.endOfDay),
        expectedAt: null,
        promise: {
          begins: plannedBegin(finish).toISOString(),
          minutesAhead: Math.round(minutesBefore),
          skipped: [...skipped],
        },
      }
  const after = await changeOrder(ctx.tx, found.taskId, { position, ...promise })
  await openAccess(ctx.tx, {
    agentId,
    taskId: found.taskId,
    accountId: before.accountId,
    visualId: before.visualId,
  })
  await ctx.record({
    action: 'order.transferred',
    accountId: before.accountId,
    subject: ['task', taskPublicId],
    details: { title: before.title, from: order.agentId, to: agentId },
  })
  await mailAgent(ctx, { kind: 'taskHandedOver', post: before, order: after })
  if (after.promisedAt && after.promisedAt.getTime() !== promisedAt?.getTime()) {
    if (promisedAt) await closeNotices(ctx, [lateKey(found.taskId, promisedAt)])
    await tellBusiness(ctx, before, {
      kind: 'orderDateChanged',
      key: `orderDateChanged:${found.taskId}:${after.promisedAt.getTime()}`,
      date: after.promisedAt,
    })
  }
  await announceWork(ctx, {
    accountId: before.accountId,
    taskPublicId,
    agentIds: [agentId, ...(order.agentId === null ? [] : [order.agentId])],
  })
  return { promisedAt: after.promisedAt?.toISOString() ?? null, isInTime }
}
