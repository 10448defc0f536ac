import type { OrderPart } from '@postelier/contract/orders'
import { and, count, desc, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { beginningOf } from '../../../platform/beginning-of.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { closeNotices, rewordNotice } from '../../notifications/index.ts'
import { lockTask, lockTaskById, type TaskRow } from '../../tasks/index.ts'
import { lastDelivered, type Ordered, type OrderRef, orderOf } from '../order.store.ts'
import { orderComment } from '../order-comment.tables.ts'
import { talkedAboutBy } from '../order-comments.store.ts'
import { announceWork } from './announce-work.ts'
import { mailReaderOfLine } from './mail-worker.ts'
import { tellBusiness } from './tell-business.ts'

interface FromCustomer extends OrderRef {
  readonly message: string
  readonly validate?: OrderPart | undefined
  /** What was seen of it. */
  readonly round?: number | undefined
}

/** A business writes to who makes its order, or says yes to a part of what was delivered; accepting it is another thing. */
export async function addCustomerComment(
  ctx: CommandContext,
  { message, validate, round, ...place }: FromCustomer,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  // Lines at once are one turn: each sees those before it.
  const post = await lockTask(ctx, place)
  const order = await orderOf(ctx.tx, post.id)
  // There is nobody to read it.
  if (order.state === 'closed' || order.agentId === null) throw new AppError('notNow')
  if (validate) await requireDelivered(ctx, { post, order }, validate, round)
  const [before] = await ctx.tx
    .select({ side: orderComment.side })
    .from(orderComment)
    .where(eq(orderComment.taskId, post.id))
    .orderBy(desc(orderComment.place))
    .limit(1)
  const turn = await turnOf(ctx, post.id)
  await write(ctx, { post, order }, { side: 'customer', message, validate, round: validate ? round : null })
  await closeNotices(ctx, [turnKey(post.id, turn)])
  await mailReaderOfLine(ctx, { post, order, message, isFirst: before?.side !== 'customer' })
}

interface FromAgent {
  readonly taskPublicId: string
  readonly message: string
  readonly requestValidation?: OrderPart | undefined
}

/** Who makes an order writes to its business, or asks for a yes to a part of what they delivered. */
export async function addAgentComment(
  ctx: CommandContext,
  { taskPublicId, message, requestValidation }: FromAgent,
): Promise<void> {
  requirePermission(ctx.actor, 'work:edit')
  const { taskId } = await talkedAboutBy(ctx.tx, ctx.actor, taskPublicId)
  const post = await lockTaskById(ctx, taskId)
  // It was accepted, or given to somebody else, while this waited.
  const order = await talkedAboutBy(ctx.tx, ctx.actor, taskPublicId)
  const round = requestValidation ? await requireDelivered(ctx, { post, order }, requestValidation) : null
  await write(ctx, { post, order }, { side: 'agent', message, requestValidation, round })
  const [author] = await ctx.tx
    .select({ firstName: person.firstName })
    .from(person)
    .where(eq(person.id, handOf(ctx.actor) ?? 0))
  const key = turnKey(post.id, await turnOf(ctx, post.id))
  const words = { name: author?.firstName ?? '', note: beginningOf(message, longestNote) }
  const told = await tellBusiness(ctx, post, { kind: 'orderCommented', key, words })
  // Mailed once a turn; the notice says what was written last.
  if (!told && !post.isHidden)
    await rewordNotice(ctx, { key, words: { ...words, title: post.title }, opens: true })
}

/** As much of a line as a notice shows. */
const longestNote = 200

/** Changes when the business writes: what it is told of is one turn of who makes its order. */
const turnKey = (taskId: number, turn: number) => `orderCommented:${taskId}:${turn}`

async function turnOf(ctx: CommandContext, taskId: number): Promise<number> {
  const [row] = await ctx.tx
    .select({ lines: count() })
    .from(orderComment)
    .where(and(eq(orderComment.taskId, taskId), eq(orderComment.side, 'customer')))
  return row?.lines ?? 0
}

interface Line {
  readonly side: 'customer' | 'agent'
  readonly message: string
  readonly requestValidation?: OrderPart | undefined
  readonly validate?: OrderPart | undefined
  readonly round: number | null | undefined
}

async function write(ctx: CommandContext, { post, order }: Ordered, line: Line): Promise<void> {
  const { accountId, publicId } = post
  await ctx.tx.insert(orderComment).values({
    id: newDigitsId(),
    accountId,
    taskId: post.id,
    authorId: handOf(ctx.actor),
    side: line.side,
    message: line.message,
    requestValidation: line.requestValidation ?? null,
    validate: line.validate ?? null,
    round: line.round ?? null,
    createdAt: ctx.now,
  })
  await ctx.record({
    action: 'task.commented',
    accountId,
    subject: ['task', publicId],
    details: { title: post.title },
  })
  await announceWork(ctx, {
    accountId,
    taskPublicId: publicId,
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
}

/** A yes is to what lies before the business, and to a part that it has. */
async function requireDelivered(
  ctx: CommandContext,
  { post, order }: { readonly post: TaskRow; readonly order: Ordered['order'] },
  part: OrderPart,
  seen?: number,
): Promise<number> {
  if (order.state !== 'withCustomer') throw new AppError('notNow')
  if (order.kind === (part === 'caption' ? 'visual' : 'hook')) throw new AppError('notNow')
  const last = await lastDelivered(ctx.tx, post.id)
  if (!last) throw new AppError('notNow')
  if (seen !== undefined && seen !== last.round) throw new AppError('conflict')
  return last.round
}
