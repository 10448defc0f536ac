import type { OrderView } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { closeNotices } from '../../notifications/index.ts'
import { acceptTask, changeInPlace } from '../../tasks/index.ts'
import { spendHeld } from '../credits-of-order.ts'
import { lockOrder, type Ordered, type OrderRef, proposalsOf } from '../order.store.ts'
import { orderProposal } from '../order.tables.ts'
import { readOrder } from '../queries/read-order.ts'
import { changeOrder, closeAccess } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { deliveredKey } from './tell-business.ts'
import { tellAccepted } from './tell-maker.ts'

/** Yes to a delivery that was seen: what was held for it is spent, and a whole post can be scheduled. */
export async function acceptOrder(
  ctx: CommandContext,
  { round, ...place }: OrderRef & { readonly round: number },
): Promise<{ order: OrderView }> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  const ordered = await lockOrder(ctx, place)
  await closeDelivered(ctx, ordered, { round, by: 'customer' })
  return readOrder(reading(ctx), place)
}

/** For who answers in the business's place, too: by what it wants where nobody answers. */
export async function closeDelivered(
  ctx: CommandContext,
  ordered: Ordered,
  { round, by }: { readonly round: number; readonly by: 'customer' | 'silence' },
): Promise<void> {
  const { post, order } = ordered
  if (order.state !== 'withCustomer' || post.status !== 'completed') throw new AppError('notNow')
  const last = (await proposalsOf(ctx.tx, post.id)).findLast(({ status }) => status !== 'draft')
  // Another one was delivered since they looked.
  if (last?.round !== round) throw new AppError('conflict')
  const accepted = await ctx.tx
    .update(orderProposal)
    .set({ status: 'accepted', answeredAt: ctx.now, answeredBy: handOf(ctx.actor) })
    .where(
      and(
        eq(orderProposal.taskId, post.id),
        eq(orderProposal.round, round),
        eq(orderProposal.status, 'waiting'),
      ),
    )
    .returning({ round: orderProposal.round })
  if (accepted.length === 0) throw new AppError('conflict')
  await spendHeld(ctx, ordered)
  // Words or a picture alone are finished with the yes: there is no post to send.
  if (order.kind === 'complete')
    await acceptTask(ctx, post, { by, transition: 'accept', action: 'task.validated' })
  else await changeInPlace(ctx, post, { transition: 'accept' })
  await changeOrder(ctx.tx, post.id, { state: 'closed', closedAt: ctx.now })
  await closeAccess(ctx.tx, post.id)
  await closeNotices(ctx, [deliveredKey(post.id, round)])
  await tellAccepted(ctx, ordered, by)
  await ctx.record({
    action: 'order.accepted',
    accountId: post.accountId,
    subject: ['task', post.publicId],
    details: { title: post.title, credits: order.credits },
  })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
}
