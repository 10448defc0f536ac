// What posts are to be that somebody writes a brief for, or makes.
import type { TaskFormat } from '@postelier/contract'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { orderDraft, taskOrder } from './order.tables.ts'
import { taskConfiguration } from './orders.tables.ts'

export interface KindMade {
  readonly kind: OrderKind
  /** Of a brief; an order's post has it itself. */
  readonly format?: TaskFormat | null
}

/** Of those that were delivered once there is a picture to look at, and nothing here. */
export async function kindsMade(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, KindMade>> {
  if (taskIds.length === 0) return new Map()
  const [briefs, orders] = await Promise.all([
    db
      .select({
        taskId: orderDraft.taskId,
        kind: taskConfiguration.kind,
        format: taskConfiguration.format,
      })
      .from(orderDraft)
      .innerJoin(taskConfiguration, eq(taskConfiguration.id, orderDraft.configurationId))
      .where(inArray(orderDraft.taskId, [...taskIds])),
    db
      .select({ taskId: taskOrder.taskId, kind: taskOrder.kind })
      .from(taskOrder)
      .where(
        and(
          inArray(taskOrder.taskId, [...taskIds]),
          eq(taskOrder.state, 'queued'),
          isNull(taskOrder.deliveredAt),
        ),
      ),
  ])
  return new Map<number, KindMade>([...briefs, ...orders].map(({ taskId, ...made }) => [taskId, made]))
}
