import type { OrderCommentView } from '@postelier/contract/orders'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { readTask } from '../../tasks/index.ts'
import { type OrderRef, orderOf } from '../order.store.ts'
import { readComments, talkedAboutBy } from '../order-comments.store.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

type Answer = Promise<{ data: { total: number; items: OrderCommentView[] } }>

/** Lines about an order, for its business. */
export async function listOrderComments(
  { db, actor }: QueryContext,
  { offset, limit, ...place }: OrderRef & Page,
): Answer {
  await requireAccount(db, actor, place.accountId, 'orders:consult')
  const { id } = await readTask(db, place, actor)
  const order = await orderOf(db, id)
  return { data: await readComments(db, order, { actor, offset, limit }) }
}

/** The same for who has the task in hand. */
export async function listWorkComments(
  { db, actor }: QueryContext,
  { offset, limit, taskPublicId }: Page & { readonly taskPublicId: string },
): Answer {
  requirePermission(actor, 'work:consult')
  const order = await talkedAboutBy(db, actor, taskPublicId)
  return { data: await readComments(db, order, { actor, offset, limit }) }
}
