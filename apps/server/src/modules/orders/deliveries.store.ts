// Deliveries that wait for their business, for what it wants where it does not answer.
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { isThere, lockTaskById } from '../tasks/index.ts'
import { lockQueueOf, type Ordered } from './order.store.ts'
import { orderProposal, taskOrder } from './order.tables.ts'

/** Of businesses that a condition holds for, in the order of their posts. */
export async function deliveriesOf(
  db: Pick<Database, 'select'>,
  {
    isOf,
    after,
    limit,
  }: { readonly isOf: (accountId: AnyPgColumn) => SQL; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ taskId: taskOrder.taskId })
    .from(taskOrder)
    .where(
      and(
        eq(taskOrder.state, 'withCustomer'),
        isOf(taskOrder.accountId),
        gt(taskOrder.taskId, after),
        isThere(taskOrder.taskId),
      ),
    )
    .orderBy(asc(taskOrder.taskId))
    .limit(limit)
  return rows.map(({ taskId }) => taskId)
}

/** To be answered in the business's place; nothing where it answered meanwhile. */
export async function lockDelivery(
  ctx: CommandContext,
  taskId: number,
): Promise<(Ordered & { readonly round: number; readonly deliveredAt: Date }) | null> {
  const post = await lockTaskById(ctx, taskId)
  const order = await lockQueueOf(ctx.tx, taskId)
  const [waiting] = await ctx.tx
    .select({ round: orderProposal.round, deliveredAt: orderProposal.deliveredAt })
    .from(orderProposal)
    .where(and(eq(orderProposal.taskId, taskId), eq(orderProposal.status, 'waiting')))
    .orderBy(desc(orderProposal.round))
    .limit(1)
  if (!waiting?.deliveredAt || order.state !== 'withCustomer' || post.removedAt) return null
  return { post, order, round: waiting.round, deliveredAt: waiting.deliveredAt }
}
