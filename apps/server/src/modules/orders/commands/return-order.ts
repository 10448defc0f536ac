import type { OrderView, Remark } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { holdCredits } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { closeNotices } from '../../notifications/index.ts'
import { moveTask } from '../../tasks/index.ts'
import { freezePostVisual } from '../../visuals/index.ts'
import { returnKey } from '../keys.ts'
import { lockOrder, type OrderRef, proposalsOf } from '../order.store.ts'
import { orderProposal } from '../order.tables.ts'
import { readOrder } from '../queries/read-order.ts'
import { announceWork } from './announce-work.ts'
import { mailAgent } from './mail-worker.ts'
import { requeue } from './requeue.ts'
import { deliveredKey } from './tell-business.ts'

interface ReturnOrderInput extends OrderRef {
  readonly remarks: readonly Remark[]
  /** What the customer saw that it costs. */
  readonly agreedCredits: number
}

/** A correction: of a delivery that is answered by it, or of work accepted before. It is made by who made the work. */
export async function returnOrder(
  ctx: CommandContext,
  { remarks, agreedCredits, ...place }: ReturnOrderInput,
): Promise<{ order: OrderView }> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  const { post, order } = await lockOrder(ctx, place)
  const isDelivered = post.status === 'completed' && order.state === 'withCustomer'
  const isAccepted = post.status === 'validated' || post.status === 'publicationWaiting'
  if (!isDelivered && !isAccepted) throw new AppError('notNow')
  const { includedCorrections, correctionCredits } = await masterSettings(ctx.tx)
  const returns = order.returns + 1
  const credits = returns > includedCorrections ? correctionCredits : 0
  await holdCredits(ctx, {
    accountId: place.accountId,
    key: returnKey(post.publicId, returns),
    credits,
    agreedCredits,
    reason: 'orderCorrection',
    reference: post.publicId,
  })
  const last = (await proposalsOf(ctx.tx, post.id)).findLast(({ status }) => status !== 'draft')
  if (last)
    await ctx.tx
      .update(orderProposal)
      .set({
        status: 'declined',
        answeredAt: ctx.now,
        answeredBy: handOf(ctx.actor),
        remarks: [...remarks],
      })
      .where(and(eq(orderProposal.taskId, post.id), eq(orderProposal.round, last.round)))
  if (last) await closeNotices(ctx, [deliveredKey(post.id, last.round)])
  const after = await requeue(ctx, { post, order }, returns)
  await moveTask(ctx, post, {
    transition: isDelivered ? 'decline' : 'correct',
    by: 'customer',
    facts: { reasonGiven: remarks.length > 0, ordered: true },
    reason: remarks.map(({ message }) => message).join('\n'),
    set: { sendAt: null, approved: null, visualValidated: null },
    action: 'order.returned',
    details: { credits, returns },
  })
  if (post.visualId !== null) await freezePostVisual(ctx, post.visualId, false)
  await mailAgent(ctx, { kind: 'correctionToMake', post, order: after })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: [order.agentId, after.agentId].filter((id) => id !== null),
  })
  return readOrder(reading(ctx), place)
}
