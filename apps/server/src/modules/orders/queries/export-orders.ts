import { and, eq, inArray, ne, not, or } from 'drizzle-orm'
import { type Actor, holds } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isOfHiddenTask } from '../../tasks/index.ts'
import {
  orderComplaint,
  orderDraft,
  orderProposal,
  orderRating,
  taskOrder,
  workInterval,
} from '../order.tables.ts'
import { orderComment } from '../order-comment.tables.ts'

/** What an account ordered and what became of it, and when somebody worked; of a hidden post nothing. */
export async function exportOrders(db: Pick<Database, 'select'>, accountId: number, actor: Actor) {
  const seesHidden = holds(actor, 'hiddenPosts:authorized')
  const ordered = db
    .select({ taskId: taskOrder.taskId })
    .from(taskOrder)
    .where(
      and(eq(taskOrder.accountId, accountId), seesHidden ? undefined : not(isOfHiddenTask(taskOrder.taskId))),
    )
  const [orders, drafts, proposals, complaints, ratings, comments, workedAt] = await Promise.all([
    db.select().from(taskOrder).where(inArray(taskOrder.taskId, ordered)),
    db.select().from(orderDraft).where(eq(orderDraft.accountId, accountId)),
    // What is still being made is not delivered to anybody.
    db
      .select()
      .from(orderProposal)
      .where(and(inArray(orderProposal.taskId, ordered), ne(orderProposal.status, 'draft'))),
    db.select().from(orderComplaint).where(inArray(orderComplaint.taskId, ordered)),
    db.select().from(orderRating).where(inArray(orderRating.taskId, ordered)),
    // What they wrote about orders of others is theirs as well.
    db
      .select()
      .from(orderComment)
      .where(or(inArray(orderComment.taskId, ordered), eq(orderComment.authorId, accountId))),
    db.select().from(workInterval).where(eq(workInterval.agentId, accountId)),
  ])
  return { orders, drafts, proposals, complaints, ratings, comments, workedAt }
}
