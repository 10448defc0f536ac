import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { calendarsOf, plannedBegin, takeOver } from '../../workforce/index.ts'
import type { Ordered } from '../order.store.ts'
import { changeOrder, closeGap, makeRoom, type OrderRow, openAccess, queuesOf } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { tellDate } from './tell-business.ts'
import { tellGivenAway } from './tell-maker.ts'
import { pause } from './work-timer.ts'

/**
 * Moves what is left of a task whose post and whose two queues are locked: a timer that runs stops and, where its date changes, the
 * business is told: a promise that it breaks stays readable. Who takes it is told by who moves it, once for all that they take.
 */
export async function moveWork(
  ctx: CommandContext,
  { post, order, agentId }: Ordered & { readonly agentId: number },
): Promise<{ expectedAt: string | null; isInTime: boolean; order: OrderRow }> {
  const stopped = order.isRunning
    ? await pause(ctx, { post, order }, { reason: 'transferred' })
    : { post, order }
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
  await changeOrder(ctx.tx, order.taskId, { agentId, position: -1 })
  await makeRoom(ctx.tx, { agentId, position, minutes: minutesLeft })
  // What was promised stays, as of a promise that went by: it is not kept, and that is said with the date that is expected.
  const expectedAt = isInTime ? null : new Date(finish.endOfDay)
  const reasons = isInTime
    ? {}
    : {
        promise: {
          begins: plannedBegin(finish).toISOString(),
          minutesAhead: Math.round(minutesBefore),
          skipped: [...skipped],
        },
      }
  const after = await changeOrder(ctx.tx, order.taskId, { position, expectedAt, ...reasons })
  await openAccess(ctx.tx, {
    agentId,
    taskId: order.taskId,
    accountId: post.accountId,
    visualId: post.visualId,
  })
  await tellGivenAway(ctx, { post, order })
  await ctx.record({
    action: 'order.transferred',
    accountId: post.accountId,
    subject: ['task', post.publicId],
    details: { title: post.title, from: order.agentId, to: agentId },
  })
  const before = order.expectedAt
  if (promisedAt && expectedAt?.getTime() !== before?.getTime())
    await tellDate(ctx, post, { taskId: order.taskId, promisedAt, expectedAt, before })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: [agentId, ...(order.agentId === null ? [] : [order.agentId])],
  })
  return { expectedAt: expectedAt?.toISOString() ?? null, isInTime, order: after }
}
