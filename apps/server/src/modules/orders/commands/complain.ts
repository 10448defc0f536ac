import { complaintAnswerDays, type OrderView, type RatingView } from '@postelier/contract/orders'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { laterByWorkingDays } from '../../../platform/working-time.ts'
import { closeNotices } from '../../notifications/index.ts'
import { moveTask, zoneOfAccount } from '../../tasks/index.ts'
import { giveBackAll } from '../credits-of-order.ts'
import { lockOrder, type OrderRef, proposalsOf } from '../order.store.ts'
import { orderComplaint, orderRating } from '../order.tables.ts'
import { mayComplainUntil, readOrder } from '../queries/read-order.ts'
import { changeOrder, closeAccess, closeGap } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { mailManager } from './mail-worker.ts'
import { deliveredKey } from './tell-business.ts'
import { closeWorkNews } from './tell-maker.ts'

type Answer = Promise<{ order: OrderView }>

/** Goes to the manager of the team, once for each order. */
export async function complain(
  ctx: CommandContext,
  { reason, ...place }: OrderRef & { readonly reason: string },
): Answer {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  const { post, order } = await lockOrder(ctx, place)
  const inTime = order.deliveredAt !== null && ctx.now <= mayComplainUntil(order.deliveredAt)
  await moveTask(ctx, post, {
    transition: 'complain',
    by: 'customer',
    facts: { ordered: true, withinThirtyDays: inTime, reasonGiven: reason !== '' },
    reason,
    set: { sendAt: null },
    action: 'order.complained',
  })
  const zone = await zoneOfAccount(ctx.tx, place.accountId)
  const answerBy = laterByWorkingDays(ctx.now, complaintAnswerDays, zone)
  const [row] = await ctx.tx
    .insert(orderComplaint)
    .values({ taskId: post.id, reason, at: ctx.now, answerBy, by: handOf(ctx.actor) })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new AppError('alreadyDone')
  await changeOrder(ctx.tx, post.id, { state: 'withManager' })
  const rounds = await proposalsOf(ctx.tx, post.id)
  await closeNotices(
    ctx,
    rounds.map(({ round }) => deliveredKey(post.id, round)),
  )
  await mailManager(ctx, { post, order, reason })
  await announceWork(ctx, { ...named(post), agentIds: agentOf(order) })
  return readOrder(reading(ctx), place)
}

/** Of accepted work; the last word counts. */
export async function rateOrder(
  ctx: CommandContext,
  { accountId, taskPublicId, ...rating }: OrderRef & RatingView,
): Answer {
  const place = { accountId, taskPublicId }
  await requireAccount(ctx.tx, ctx.actor, accountId, 'orders:edit')
  const { post, order } = await lockOrder(ctx, place)
  if (order.state !== 'closed' || order.deliveredAt === null || post.status === 'publicationCanceled')
    throw new AppError('notNow')
  const values = { rating, at: ctx.now, by: handOf(ctx.actor) }
  await ctx.tx
    .insert(orderRating)
    .values({ taskId: post.id, ...values })
    .onConflictDoUpdate({ target: orderRating.taskId, set: values })
  await ctx.record({
    action: 'order.rated',
    accountId,
    subject: ['task', taskPublicId],
    details: { title: post.title },
  })
  await announceWork(ctx, { ...named(post), agentIds: agentOf(order) })
  return readOrder(reading(ctx), place)
}

/** Of an order nobody has begun: its credits come back, and the agent's time is free again. */
export async function cancelOrder(ctx: CommandContext, place: OrderRef): Answer {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  const { post, order } = await lockOrder(ctx, place)
  // A post that was made and accepted can be cancelled too, as a post: its work stays paid.
  if (post.status !== 'planned' || order.state !== 'queued') throw new AppError('notNow')
  const credits = await giveBackAll(ctx, { post, order })
  await moveTask(ctx, post, {
    transition: 'cancel',
    by: 'customer',
    facts: { notStarted: true },
    action: 'order.cancelled',
    details: { credits },
  })
  await closeGap(ctx.tx, order)
  await closeWorkNews(ctx, order.agentId, post)
  await changeOrder(ctx.tx, post.id, {
    state: 'closed',
    position: null,
    minutesLeft: 0,
    closedAt: ctx.now,
  })
  await closeAccess(ctx.tx, post.id)
  await announceWork(ctx, { ...named(post), agentIds: agentOf(order) })
  return readOrder(reading(ctx), place)
}

const named = ({ accountId, publicId }: { readonly accountId: number; readonly publicId: string }) => ({
  accountId,
  taskPublicId: publicId,
})
const agentOf = ({ agentId }: { readonly agentId: number | null }) => (agentId === null ? [] : [agentId])
