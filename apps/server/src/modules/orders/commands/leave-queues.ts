import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { taskOrder } from '../order.tables.ts'
import { closeGap, lockLoads } from '../queue.store.ts'

/** Accounts go, and their orders with them: agents have so much less before them. */
export async function leaveQueues({ tx }: CommandContext, accountIds: readonly number[]): Promise<void> {
  const waiting = and(inArray(taskOrder.accountId, [...accountIds]), eq(taskOrder.state, 'queued'))
  const seen = await tx.select({ agentId: taskOrder.agentId }).from(taskOrder).where(waiting)
  await lockLoads(
    tx,
    seen.flatMap(({ agentId }) => agentId ?? []),
  )
  for (;;) {
    const [next] = await tx.select().from(taskOrder).where(waiting).orderBy(asc(taskOrder.taskId)).limit(1)
    if (!next) return
    await closeGap(tx, next)
    await tx.delete(taskOrder).where(eq(taskOrder.taskId, next.taskId))
  }
}
