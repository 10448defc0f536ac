import type { ComplaintView } from '@postelier/contract/orders'
import { and, eq, isNull } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { acceptTask, lockTaskById, moveTask } from '../../tasks/index.ts'
import { freezePostVisual } from '../../visuals/index.ts'
import { giveBackAll, spendHeld } from '../credits-of-order.ts'
import { managedTask } from '../managed.store.ts'
import { lockQueueOf } from '../order.store.ts'
import { orderComplaint, orderProposal } from '../order.tables.ts'
import { correctionMinutes } from '../price.ts'
import { changeOrder, closeAccess } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { requeue } from './requeue.ts'
import { tellBusiness } from './tell-business.ts'
import { tellMaker } from './tell-maker.ts'

interface AnswerComplaintInput {
  readonly taskPublicId: string
  readonly answer: NonNullable<ComplaintView['answer']>
  readonly message: string
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
  { taskPublicId, answer, message }: AnswerComplaintInput,
): Promise<void> {
  requirePermission(ctx.actor, 'team:edit')
  const { taskId } = await managedTask(ctx.tx, ctx.actor, taskPublicId)
  const post = await lockTaskById(ctx, taskId)
  const order = await lockQueueOf(ctx.tx, taskId)
  const answered = await ctx.tx
    .update(orderComplaint)
    .set({ answer, answerMessage: message, answeredAt: ctx.now, answeredBy: handOf(ctx.actor) })
    .where(and(eq(orderComplaint.taskId, taskId), isNull(orderComplaint.answer)))
    .returning({ taskId: orderComplaint.taskId })
  if (answered.length === 0) throw new AppError('alreadyDone')
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
  if (answer === 'return') {
    const after = await requeue(
      ctx,
      { post, order },
      {
        returns: order.returns,
        minutes: correctionMinutes(order.minutes),
      },
    )
    promisedAt = after.promisedAt
    await tellMaker(ctx, { kind: 'correctionToMake', post, order: after })
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
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
}
