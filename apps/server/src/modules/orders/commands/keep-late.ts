import type { EndangeredOrderView } from '@postelier/contract/desk'
import type { CommandContext } from '../../../access/context.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { orderOf } from '../order.store.ts'
import { changeOrder } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { tellDate } from './tell-business.ts'

/**
 * An order whose promise breaks stays where it is: its business is told when it is expected instead, as of one that is moved. Where
 * nobody works on it within the days that are promised there is no day to tell.
 */
export async function keepLate(
  ctx: CommandContext,
  post: TaskRow,
  { isInTime, endsAt }: EndangeredOrderView['left'],
): Promise<void> {
  const order = await orderOf(ctx.tx, post.id)
  const { taskId, promisedAt, expectedAt: before, agentId } = order
  if (!promisedAt || (!isInTime && endsAt === null)) return
  const expectedAt = isInTime || endsAt === null ? null : new Date(endsAt)
  if (expectedAt?.getTime() === before?.getTime()) return
  await changeOrder(ctx.tx, taskId, { expectedAt })
  await tellDate(ctx, post, { taskId, promisedAt, expectedAt, before })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: agentId === null ? [] : [agentId],
  })
}
