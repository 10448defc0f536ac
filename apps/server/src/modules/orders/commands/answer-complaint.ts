import type { RemakeView } from '@postelier/contract/desk'
import type { ComplaintView } from '@postelier/contract/orders'
import { and, eq, isNull } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { acceptTask, lockTaskById, moveTask, type TaskRow } from '../../tasks/index.ts'
import { freezePostVisual } from '../../visuals/index.ts'
import { giveBackAll, spendHeld } from '../credits-of-order.ts'
import { managedAgents, managedTask } from '../managed.store.ts'
import { lockQueueOf, orderOf } from '../order.store.ts'
import { orderComplaint, orderProposal } from '../order.tables.ts'
import { placeAgain, type Remake } from '../place-again.store.ts'
import { correctionMinutes } from '../price.ts'
import { changeOrder, closeAccess, lockLoads } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { requeue } from './requeue.ts'
import { tellBusiness } from './tell-business.ts'
import { tellMaker, tellTakers } from './tell-maker.ts'

interface AnswerComplaintInput {
  readonly taskPublicId: string
  readonly answer: NonNullable<ComplaintView['answer']>
  readonly message: string
  /** Who was read to make it again, and by when. */
  readonly remake?: Pick<RemakeView, 'agentId' | 'promisedAt'> | undefined
}

const transitionOf = {
  return: 'answerByReturn',
  keep: 'answerByKeeping',
  cancel: 'answerByCancelling',
} as const

const noticeOf = { return: 'orderMadeAgain', keep: 'orderKept', cancel: 'orderCancelled' } as const

/** Made again without a price, kept as it is, or cancelled for good with its credits given back. */
export async function answerComplaint(
  ctx: CommandContext,
  { taskPublicId, answer, message, remake: seen }: AnswerComplaintInput,
): Promise<{ remake: RemakeView | null }> {
  requirePermission(ctx.actor, 'team:edit')
  const { taskId } = await managedTask(ctx.tx, ctx.actor, taskPublicId)
  const post = await lockTaskById(ctx, taskId)
  const answered = await ctx.tx
    .update(orderComplaint)
    .set({ answer, answerMessage: message, answeredAt: ctx.now, answeredBy: handOf(ctx.actor) })
    .where(and(eq(orderComplaint.taskId, taskId), isNull(orderComplaint.answer)))
    .returning({ taskId: orderComplaint.taskId })
  if (answered.length === 0) throw new AppError('alreadyDone')
  const again = answer === 'return' ? await lockAgain(ctx, post, seen) : null
  const order = await lockQueueOf(ctx.tx, taskId)
  const credits = answer === 'cancel' ? await giveBackAll(ctx, { post, order }) : 0
  const isPart = order.kind !== 'complete'
  const step = {
    transition: answer === 'keep' && isPart ? 'answerByKeepingPart' : transitionOf[answer],
    by: 'teamManager',
    facts: { reasonGiven: message !== '' },
    reason: message,
    action: 'order.complaintAnswered',
    details: { answer, credits },
  } as const
  // Kept, a whole post is what goes out: held against what is sent as a yes of the business is.
  if (answer === 'keep' && !isPart) await acceptTask(ctx, post, step)
  else
    await moveTask(ctx, post, {
      ...step,
      ...(answer === 'return' ? { set: { approved: null, visualValidated: null } } : {}),
    })
  // An answer to what was delivered, whatever it is: no older page says yes to it any more.
  await ctx.tx
    .update(orderProposal)
    .set({
      status: answer === 'keep' ? 'accepted' : 'declined',
      answeredAt: ctx.now,
      answeredBy: handOf(ctx.actor),
    })
    .where(and(eq(orderProposal.taskId, taskId), eq(orderProposal.status, 'waiting')))
  let promisedAt: Date | null = null
  if (again) {
    const after = await requeue(
      ctx,
      { post, order },
      { returns: order.returns, minutes: correctionMinutes(order.minutes), place: again.place },
    )
    promisedAt = after.promisedAt
    // Who did not make it is given it.
    if (after.agentId === order.agentId)
      await tellMaker(ctx, { kind: 'correctionToMake', post, order: after })
    else await tellTakers(ctx, [{ post, order: after }])
    if (post.visualId !== null) await freezePostVisual(ctx, post.visualId, false)
  } else {
    if (answer === 'keep') await spendHeld(ctx, { post, order })
    await changeOrder(ctx.tx, taskId, { state: 'closed', closedAt: ctx.now })
    await closeAccess(ctx.tx, taskId)
  }
  // Once for each order, as its complaint.
  await tellBusiness(ctx, post, {
    kind: noticeOf[answer],
    key: `orderComplaint:${taskId}`,
    words: { message },
    date: promisedAt,
  })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId,
    agentIds: [order.agentId, again?.view.agentId ?? null].filter((id) => id !== null),
  })
  return { remake: again?.view ?? null }
}

/**
 * Who makes it again, as both queues stand once they are locked, in the order in which all are. As long as it is its manager's it
 * stands in no queue, and who made it does not change.
 */
async function lockAgain(
  ctx: CommandContext,
  post: TaskRow,
  seen: AnswerComplaintInput['remake'],
): Promise<Remake> {
  const order = await orderOf(ctx.tx, post.id)
  const before = await placeAgain(ctx.tx, { post, order }, managedAgents(ctx.actor), ctx.now)
  const agentId = before?.place.agentId
  await lockLoads(
    ctx.tx,
    [agentId, order.agentId].filter((id) => typeof id === 'number'),
  )
  const again = await placeAgain(ctx.tx, { post, order }, managedAgents(ctx.actor), ctx.now)
  if (!again) throw new AppError('noDeliveryDate')
  const { place, view } = again
  const isAsSeen = !seen || (seen.agentId === place.agentId && view.promisedAt <= seen.promisedAt)
  if (place.agentId !== agentId || !isAsSeen)
    throw new AppError('promisesAtRisk', { figures: { titles: post.title } })
  return again
}
