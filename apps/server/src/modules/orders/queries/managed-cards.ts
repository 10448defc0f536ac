import type { ManagedCardView } from '@postelier/contract/desk'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { presentComplaint } from '../order.present.ts'
import { orderComplaint, orderProposal, orderRating } from '../order.tables.ts'
import { agentsWho, type OrderRow } from '../queue.store.ts'
import { type CardRow, picturesOf, presentWorkCard, workedOn } from './work-cards.ts'

/** Tasks as their agents' manager sees them. */
export async function managedCards(ctx: QueryContext, rows: readonly CardRow[]): Promise<ManagedCardView[]> {
  const { db, now } = ctx
  const ids = rows.map(({ order }) => order.taskId)
  const agentIds = rows.flatMap(({ order }) => order.agentId ?? [])
  const complainedIds = rows
    .filter(({ order }) => order.state === 'withManager')
    .map(({ order }) => order.taskId)
  const [worked, pictures, agents, complaintRows, ratings, proposals] = await Promise.all([
    workedOn(db, ids, now),
    picturesOf(ctx, rows),
    agentIds.length === 0 ? [] : agentsWho(db, inArray(person.id, agentIds)),
    ids.length === 0 ? [] : db.select().from(orderComplaint).where(inArray(orderComplaint.taskId, ids)),
    ids.length === 0 ? [] : db.select().from(orderRating).where(inArray(orderRating.taskId, ids)),
    complainedIds.length === 0
      ? []
      : db
          .select()
          .from(orderProposal)
          .where(and(inArray(orderProposal.taskId, complainedIds), isNotNull(orderProposal.deliveredAt)))
          .orderBy(asc(orderProposal.round)),
  ])
  const complainedOf = ({ taskId, brief }: OrderRow): ManagedCardView['complained'] => {
    const last = proposals.findLast((one) => one.taskId === taskId)
    return {
      brief,
      hooks: last?.hooks ?? { common: '', own: {} },
      agentComment: last?.agentComment ?? '',
    }
  }
  const pictureOf = ({ order, post }: CardRow): ManagedCardView['picture'] => {
    const drawn = pictures.get(order.taskId)
    if (!drawn) return null
    const v = new URL(drawn.file, 'http://own').searchParams.get('v') ?? ''
    return {
      file: `/api/me/managing-tasks/${post.publicId}/preview?v=${encodeURIComponent(v)}`,
      pages: drawn.pages,
    }
  }
  return rows.map((row): ManagedCardView => {
    const agent = agents.find(({ id }) => id === row.order.agentId)
    return {
      ...presentWorkCard(row, { worked, now }),
      picture: pictureOf(row),
      agent: agent ? { id: agent.id, name: agent.name, isWorking: agent.isWorking } : null,
      complaint: presentComplaint(complaintRows.find(({ taskId }) => taskId === row.order.taskId) ?? null),
      complained: row.order.state === 'withManager' ? complainedOf(row.order) : null,
      rating: ratings.find(({ taskId }) => taskId === row.order.taskId)?.rating ?? null,
    }
  })
}
