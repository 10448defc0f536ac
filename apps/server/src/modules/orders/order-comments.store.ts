// Lines between a business and who makes its order.
import type { OrderCommentView, OrderPart } from '@postelier/contract/orders'
import { and, desc, eq, inArray, max } from 'drizzle-orm'
import { type Actor, handOf } from '../../access/actor.ts'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { heldBy, lastDelivered } from './order.store.ts'
import { orderComment } from './order-comment.tables.ts'
import type { OrderRow } from './queue.store.ts'

type Reader = Pick<Database, 'select' | 'selectDistinct' | '$count'>

/** Whose task it is reads and writes about it; from the yes on, or given to somebody else, they do no longer. */
export async function talkedAboutBy(
  db: Pick<Database, 'select'>,
  actor: Actor,
  taskPublicId: string,
): Promise<OrderRow> {
  const order = await heldBy(db, actor, taskPublicId)
  if (order.state === 'closed') throw notFound()
  return order
}

interface Page {
  readonly offset: number
  readonly limit: number
}

/** The latest first. */
export async function readComments(
  db: Reader,
  { taskId, state }: Pick<OrderRow, 'taskId' | 'state'>,
  { actor, offset, limit }: Page & { readonly actor: Actor },
): Promise<{ total: number; items: OrderCommentView[] }> {
  const ofOrder = eq(orderComment.taskId, taskId)
  const [rows, total, last, yeses] = await Promise.all([
    db
      .select({ line: orderComment, firstName: person.firstName, lastName: person.lastName })
      .from(orderComment)
      .leftJoin(person, eq(person.id, orderComment.authorId))
      .where(ofOrder)
      .orderBy(desc(orderComment.place))
      .offset(offset)
      .limit(limit),
    db.$count(orderComment, ofOrder),
    lastDelivered(db, taskId),
    db
      .selectDistinct({ part: orderComment.validate, round: orderComment.round })
      .from(orderComment)
      .where(and(ofOrder, inArray(orderComment.validate, ['caption', 'visual']))),
  ])
  const round = last?.round ?? null
  const isOpen = (part: OrderPart, of: number | null): boolean =>
    state === 'withCustomer' && of === round && !yeses.some((yes) => yes.part === part && yes.round === of)
  const items = rows.map(({ line, firstName, lastName }): OrderCommentView => {
    const { requestValidation: asked, validate, authorId } = line
    return {
      id: line.id,
      at: line.createdAt.toISOString(),
      side: line.side,
      // A business knows who works for it by their first name.
      by: [firstName, ...(line.side === 'customer' ? [lastName] : [])].filter(Boolean).join(' '),
      isOwn: authorId !== null && authorId === handOf(actor),
      message: line.message,
      requestValidation: asked && { part: asked, isOpen: isOpen(asked, line.round) },
      validate: validate && { part: validate, isCurrent: line.round === round },
    }
  })
  return { total, items }
}

/** Who wrote last about each; nobody yet where it is not among them. */
export async function lastSides(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, 'customer' | 'agent'>> {
  if (taskIds.length === 0) return new Map()
  const last = db
    .select({ place: max(orderComment.place) })
    .from(orderComment)
    .where(inArray(orderComment.taskId, [...taskIds]))
    .groupBy(orderComment.taskId)
  const rows = await db
    .select({ taskId: orderComment.taskId, side: orderComment.side })
    .from(orderComment)
    .where(inArray(orderComment.place, last))
  return new Map(rows.map(({ taskId, side }) => [taskId, side]))
}
