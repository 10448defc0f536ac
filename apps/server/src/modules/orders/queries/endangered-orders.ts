import type { EndangeredOrderView } from '@postelier/contract/desk'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { nameOfAccount } from '../../brand/index.ts'
import { tasksByIds } from '../../tasks/index.ts'
import { brokenPromises, calendarsOf, reckonTransfers, type Worker } from '../../workforce/index.ts'
import { managedAgents } from '../managed.store.ts'
import { taskOrder } from '../order.tables.ts'
import { agentsWho, isWorking, queuesOf } from '../queue.store.ts'
import { languagesOf } from './read-quote.ts'

export interface InDanger {
  readonly agentId: number
  /** Days off they would have more than they have, each with its reason; without any, what does not hold as things stand. */
  readonly days?: ReadonlyMap<string, string>
  readonly chosen: readonly { readonly taskId: string; readonly agentId: number | null }[]
}

/** Of a team, those with the least to do: nobody chooses among more. */
const mostColleagues = 40

/** What an agent has promised and cannot keep, in the order of their queue, with who of their team could take it. */
export async function endangeredOrders(
  { db, actor, now }: QueryContext,
  { agentId, days, chosen }: InDanger,
): Promise<EndangeredOrderView[]> {
  const [agent] = await agentsWho(db, and(managedAgents(actor), eq(person.id, agentId)))
  if (!agent) throw notFound()
  const at = now.getTime()
  const team = await agentsWho(
    db,
    and(isWorking, managedAgents(actor), ne(person.id, agentId), isTeamOf(agentId)),
  )
  const colleagues = team.toSorted((one, other) => one.minutes - other.minutes).slice(0, mostColleagues)
  const ids = [agentId, ...colleagues.map(({ id }) => id)]
  const calendars = await calendarsOf(db, ids, { now })
  const calendar = calendars.get(agentId)
  if (!calendar) return []
  const queues = await queuesOf(db, ids, { calendars, now: at })
  const queue = queues.get(agentId) ?? []
  // Who is switched off does none of it.
  const asIs: Worker = {
    id: agentId,
    queue,
    calendar: agent.isWorking ? calendar : { ...calendar, spans: [] },
  }
  const then: Worker = days
    ? { ...asIs, calendar: { ...asIs.calendar, daysOff: new Map([...calendar.daysOff, ...days]) } }
    : asIs
  const already = new Set(days ? brokenPromises(asIs, at).map(({ position }) => position) : [])
  const broken = brokenPromises(then, at).filter(({ position }) => !already.has(position))
  if (broken.length === 0) return []
  const brokenIds = broken.flatMap(({ position }) => queue[position]?.taskId ?? [])
  const [posts, orders] = await Promise.all([
    tasksByIds(db, brokenIds),
    db
      .select({
        taskId: taskOrder.taskId,
        accountId: taskOrder.accountId,
        business: nameOfAccount(taskOrder.accountId),
      })
      .from(taskOrder)
      .where(inArray(taskOrder.taskId, brokenIds)),
  ])
  const spoken = await languagesOf(
    db,
    orders.map(({ accountId }) => accountId),
  )
  const known = broken.flatMap(({ position }) => {
    const work = queue[position]
    const post = posts.get(work?.taskId ?? 0)
    const order = orders.find(({ taskId }) => taskId === work?.taskId)
    if (!work?.promisedAt || !post || !order) return []
    const language = spoken.get(order.accountId) ?? ''
    return [
      {
        ...{ position, post, order, promisedAt: work.promisedAt },
        colleagues: new Set(
          colleagues.filter(({ languages }) => languages.includes(language)).map(({ id }) => id),
        ),
        chosen: chosen.find(({ taskId }) => taskId === post.publicId)?.agentId,
      },
    ]
  })
  const workers = colleagues.flatMap(({ id }): Worker[] => {
    const theirs = calendars.get(id)
    return theirs ? [{ id, calendar: theirs, queue: queues.get(id) ?? [] }] : []
  })
  const ways = reckonTransfers({ holder: then, inDanger: known, colleagues: workers }, at)
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
  return known.flatMap(({ position, post, order, promisedAt }): EndangeredOrderView[] => {
    const way = ways.find((one) => one.position === position)
    if (!way) return []
    /** A promise that is kept is the day that is said of it. */
    const end = (isInTime: boolean, endsAt: number | null) =>
      endsAt === null ? null : new Date(isInTime ? Math.min(endsAt, promisedAt) : endsAt).toISOString()
    const { left, takers, proposed } = way
    return [
      {
        taskId: post.publicId,
        title: post.title,
        business: order.business ?? '',
        promisedAt: new Date(promisedAt).toISOString(),
        left: { isInTime: left.isInTime, endsAt: end(left.isInTime, left.endsAt) },
        takers: takers.map(({ workerId, isInTime, finish }) => ({
          id: workerId,
          name: nameOf.get(workerId) ?? '',
          isInTime,
          endsAt: end(isInTime, finish.endOfDay),
        })),
        proposed: proposed && { agentId: proposed.workerId },
      },
    ]
  })
}

const isTeamOf = (agentId: number) =>
  sql`${person.ownerId} is not distinct from (select holder.owner_id from ${person} holder where holder.id = ${agentId})`

/** What does not hold at one of somebody's agents as things stand. */
export async function readEndangered(
  ctx: QueryContext,
  { agentId, chosen }: Pick<InDanger, 'agentId' | 'chosen'>,
): Promise<{ orders: EndangeredOrderView[] }> {
  requirePermission(ctx.actor, 'team:consult')
  return { orders: await endangeredOrders(ctx, { agentId, chosen }) }
}
