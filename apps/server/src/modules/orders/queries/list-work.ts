import type { QueueCardView } from '@postelier/contract/desk'
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { orderComplaint, taskOrder } from '../order.tables.ts'
import { lastSides } from '../order-comments.store.ts'
import { picturesOf, presentWorkCard, workedOn, workRows } from './work-cards.ts'

/** Made again after a complaint, which is no correction. */
const isMadeAgain = sql<boolean>`exists (select 1 from ${orderComplaint}
  where ${orderComplaint.taskId} = ${taskOrder.taskId} and ${orderComplaint.answer} = 'return')`
const isReturned = or(gt(taskOrder.returns, 0), isMadeAgain)

interface ListWorkInput {
  readonly which: 'todo' | 'delivered'
  readonly offset: number
  readonly limit: number
}

/** What an agent has to do, in the order of the queue, or has delivered. */
export async function listWork(
  ctx: QueryContext,
  { which, offset, limit }: ListWorkInput,
): Promise<{
  data: { total: number; items: QueueCardView[] }
  counts: { todo: number; returns: number; delivered: number }
}> {
  const { db, actor, now } = ctx
  requirePermission(actor, 'work:consult')
  if (actor.kind !== 'person') throw notFound()
  const own = eq(taskOrder.agentId, actor.personId)
  const todo = and(own, eq(taskOrder.state, 'queued'))
  const delivered = and(own, ne(taskOrder.state, 'queued'))
  const [rows, ...counts] = await Promise.all([
    workRows(db, { where: which === 'todo' ? todo : delivered, isQueue: which === 'todo', offset, limit }),
    db.$count(taskOrder, todo),
    db.$count(taskOrder, and(todo, isReturned)),
    db.$count(taskOrder, delivered),
  ])
  const ids = rows.map(({ order }) => order.taskId)
  const [returned, worked, pictures, sides] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ taskId: taskOrder.taskId })
          .from(taskOrder)
          .where(and(inArray(taskOrder.taskId, ids), isReturned)),
    workedOn(db, ids, now),
    picturesOf(ctx, rows),
    lastSides(
      db,
      rows.flatMap(({ order }) => (order.state === 'closed' ? [] : [order.taskId])),
    ),
  ])
  const [todoCount, returns, deliveredCount] = counts
  return {
    data: {
      total: which === 'todo' ? todoCount : deliveredCount,
      items: rows.map((row) => ({
        ...presentWorkCard(row, { worked, now }),
        picture: pictures.get(row.order.taskId)?.file ?? null,
        isAsked: sides.get(row.order.taskId) === 'customer',
        isReturned: returned.some(({ taskId }) => taskId === row.order.taskId),
      })),
    },
    counts: { todo: todoCount, returns, delivered: deliveredCount },
  }
}
