import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { lockTask, lockTaskById, type TaskRow, taskByPublicId } from '../tasks/index.ts'
import { orderComplaint, orderProposal, orderRating, taskOrder } from './order.tables.ts'
import { lockLoads, type OrderRow } from './queue.store.ts'

type Reader = Pick<Database, 'select'>
export type ProposalRow = typeof orderProposal.$inferSelect

export interface Ordered {
  readonly post: TaskRow
  readonly order: OrderRow
}

export interface OrderRef {
  readonly accountId: number
  readonly taskPublicId: string
}

export async function orderOf(db: Reader, taskId: number): Promise<OrderRow> {
  const [row] = await db.select().from(taskOrder).where(eq(taskOrder.taskId, taskId))
  if (!row) throw notFound()
  return row
}

/** To be changed by the business: the post first, then the queue of whoever works on it; everybody locks in this order. */
export async function lockOrder(ctx: CommandContext, place: OrderRef): Promise<Ordered> {
  const post = await lockTask(ctx, place)
  return { post, order: await lockQueueOf(ctx.tx, post.id) }
}

/** To be changed by whoever has it in hand. Anybody else's is not there. */
export async function lockHeldOrder(ctx: CommandContext, taskPublicId: string): Promise<Ordered> {
  const { taskId } = await heldBy(ctx.tx, ctx.actor, taskPublicId)
  const post = await lockTaskById(ctx, taskId)
  const order = await lockQueueOf(ctx.tx, taskId)
  // It was given to somebody else while this waited.
  if (ctx.actor.kind === 'person' && order.agentId !== ctx.actor.personId) throw notFound()
  return { post, order }
}

export async function heldBy(db: Reader, actor: Actor, taskPublicId: string): Promise<OrderRow> {
  if (actor.kind !== 'person') throw notFound()
  const post = await taskByPublicId(db, taskPublicId)
  const [row] = post
    ? await db
        .select()
        .from(taskOrder)
        .where(and(eq(taskOrder.taskId, post.id), eq(taskOrder.agentId, actor.personId)))
    : []
  if (!row) throw notFound()
  return row
}

export async function lockQueueOf(tx: Transaction, taskId: number): Promise<OrderRow> {
  const { agentId } = await orderOf(tx, taskId)
  if (agentId !== null) await lockLoads(tx, [agentId])
  return orderOf(tx, taskId)
}

export const proposalsOf = (db: Reader, taskId: number): Promise<ProposalRow[]> =>
  db.select().from(orderProposal).where(eq(orderProposal.taskId, taskId)).orderBy(asc(orderProposal.round))

/** What its business looks at, or looked at last. */
export async function lastDelivered(
  db: Reader,
  taskId: number,
): Promise<Pick<ProposalRow, 'round'> | undefined> {
  const [row] = await db
    .select({ round: orderProposal.round })
    .from(orderProposal)
    .where(and(eq(orderProposal.taskId, taskId), isNotNull(orderProposal.deliveredAt)))
    .orderBy(desc(orderProposal.round))
    .limit(1)
  return row
}

export async function complaintOf(db: Reader, taskId: number) {
  const [row] = await db.select().from(orderComplaint).where(eq(orderComplaint.taskId, taskId))
  return row ?? null
}

export async function ratingOf(db: Reader, taskId: number) {
  const [row] = await db.select().from(orderRating).where(eq(orderRating.taskId, taskId))
  return row ?? null
}
