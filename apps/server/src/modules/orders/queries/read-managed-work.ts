import type { ManagedWorkView } from '@postelier/contract/desk'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { eventsOf } from '../../tasks/index.ts'
import { managedTask } from '../managed.store.ts'
import { historyOf, presentProposal } from '../order.present.ts'
import { proposalsOf } from '../order.store.ts'
import { taskOrder } from '../order.tables.ts'
import { managedCards } from './managed-cards.ts'
import { workRows } from './work-cards.ts'

const mostEvents = 50

/** A task of one's agents, opened: what the list says of it, its brief, what was delivered, and what happened so far. */
export async function readManagedWork(
  ctx: QueryContext,
  { taskPublicId }: { readonly taskPublicId: string },
): Promise<{ work: ManagedWorkView }> {
  const { db, actor } = ctx
  requirePermission(actor, 'team:consult')
  const order = await managedTask(db, actor, taskPublicId)
  const { taskId } = order
  const rows = await workRows(db, {
    where: eq(taskOrder.taskId, taskId),
    isQueue: false,
    offset: 0,
    limit: 1,
  })
  const [[card], proposals, events] = await Promise.all([
    managedCards(ctx, rows),
    proposalsOf(db, taskId),
    eventsOf(db, taskId, { offset: 0, limit: mostEvents }),
  ])
  const [row] = rows
  if (!card || !row) throw new Error('An order has its post')
  const isHeld = order.state !== 'closed'
  return {
    work: {
      ...card,
      networks: row.post.networks,
      // From the yes on it is the business's alone.
      brief: isHeld ? order.brief : null,
      orderedAt: order.orderedAt.toISOString(),
      // What is still being made is delivered to nobody.
      proposals: isHeld ? proposals.filter(({ status }) => status !== 'draft').map(presentProposal) : [],
      history: historyOf(order, events),
    },
  }
}
