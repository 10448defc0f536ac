import type { RemakeView } from '@postelier/contract/desk'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { tasksByIds } from '../../tasks/index.ts'
import { managedAgents, managedTask } from '../managed.store.ts'
import { placeAgain } from '../place-again.store.ts'

/** Who would make it again, and by when, were its complaint answered so now; null where nobody could. */
export async function readRemake(
  { db, actor, now }: QueryContext,
  { taskPublicId }: { readonly taskPublicId: string },
): Promise<{ remake: RemakeView | null }> {
  requirePermission(actor, 'team:consult')
  const order = await managedTask(db, actor, taskPublicId)
  if (order.state !== 'withManager') throw new AppError('notNow')
  const post = (await tasksByIds(db, [order.taskId])).get(order.taskId)
  if (!post) throw new Error('An order has its post')
  const found = await placeAgain(db, { post, order }, managedAgents(actor), now)
  return { remake: found?.view ?? null }
}
