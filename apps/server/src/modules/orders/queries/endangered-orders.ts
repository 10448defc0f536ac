import type { EndangeredOrderView } from '@postelier/contract/desk'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { nameOfAccount } from '../../brand/index.ts'
import { tasksByIds } from '../../tasks/index.ts'
import {
  brokenPromises,
  calendarsOf,
  expectedEnd,
  reckonTransfers,
  stretchesFrom,
  type Worker,
} from '../../workforce/index.ts'
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

/** Of those who speak a language, the ones with the least to do: nobody chooses among more. */
const mostColleagues = 40

/**
 * What an agent has promised and cannot keep, in the order of their queue, with who of their team could take it; with days off
 * also what is late already and would be later still.
 */
export async function endangeredOrders(
  { db, actor, now }: QueryContext,
  { agentId, days, chosen }: InDanger,
): Promise<EndangeredOrderView[]> {
  const [agent] = await agentsWho(db, and(managedAgents(actor), eq(person.id, agentId)))
  if (!agent) throw notFound()
  const at = now.getTime()
  const ownCalendars = await calendarsOf(db, [agentId], { now })
  const calendar = ownCalendars.get(agentId)
  if (!calendar) return []
  const queue = (await queuesOf(db, [agentId], { calendars: ownCalendars, now: at })).get(agentId) ?? []
  // Who is switched off does none of it.
  const asIs: Worker = {
    id: agentId,
    queue,
    calendar: agent.isWorking ? calendar : { ...calendar, spans: [] },
  }
  const then: Worker = days
    ? { ...asIs, calendar: { ...asIs.calendar, daysOff: new Map([...calendar.daysOff, ...days]) } }
    : asIs
  /** What is late without those days as well, with when it would be done. */
  const lateAnyway = new Map(
    (days ? brokenPromises(asIs, at) : []).map(({ position }) => [position, expectedEnd(asIs, position, at)]),
  )
  const broken = brokenPromises(then, at).filter(({ position }) => {
    const end = lateAnyway.get(position)
    if (end === undefined) return true
    // They make it later still; what nobody works on as things stand cannot be.
    return end !== null && (expectedEnd(then, position, at) ?? Number.POSITIVE_INFINITY) > end
  })
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
  const colleagues = await colleaguesOf({ db, actor, now }, { agentId, languages: new Set(spoken.values()) })
  const known = broken.flatMap(({ position }) => {
    const work = queue[position]
    const post = posts.get(work?.taskId ?? 0)
    const order = orders.find(({ taskId }) => taskId === work?.taskId)
    if (!work?.promisedAt || !post || !order) return []
    const language = spoken.get(order.accountId) ?? ''
    return [
      {
        ...{ position, post, order, promisedAt: work.promisedAt },
        lateAnyway: lateAnyway.get(position) ?? undefined,
        colleagues: new Set(
          colleagues.filter(({ languages }) => languages.includes(language)).map(({ worker }) => worker.id),
        ),
        chosen: chosen.find(({ taskId }) => taskId === post.publicId)?.agentId,
      },
    ]
  })
  const ways = reckonTransfers(
    { holder: then, inDanger: known, colleagues: colleagues.map(({ worker }) => worker) },
    at,
  )
  const nameOf = new Map(colleagues.map(({ worker, name }) => [worker.id, name]))
  return known.flatMap(({ position, post, order, promisedAt, lateAnyway: anyway }): EndangeredOrderView[] => {
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
        lateAnyway: anyway === undefined ? null : new Date(anyway).toISOString(),
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

interface Colleague {
  readonly name: string
  readonly languages: readonly string[]
  readonly worker: Worker
}

/**
 * Who of an agent's team could take something over: of those who are at work at all within the days that are promised, for each
 * language the ones with the least to do, with what waits for them.
 */
async function colleaguesOf(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  { agentId, languages }: { readonly agentId: number; readonly languages: ReadonlySet<string> },
): Promise<Colleague[]> {
  const at = now.getTime()
  const team = (
    await agentsWho(db, and(isWorking, managedAgents(actor), ne(person.id, agentId), isTeamOf(agentId)))
  ).filter((one) => one.languages.some((language) => languages.has(language)))
  const calendars = await calendarsOf(
    db,
    team.map(({ id }) => id),
    { now },
  )
  const there = team
    .filter(({ id }) => {
      const calendar = calendars.get(id)
      return calendar && !stretchesFrom(calendar, at).next().done
    })
    .toSorted((one, other) => one.minutes - other.minutes)
  const kept = new Set(
    [...languages].flatMap((language) =>
      there.filter((one) => one.languages.includes(language)).slice(0, mostColleagues),
    ),
  )
  const ids = [...kept].map(({ id }) => id)
  const queues = await queuesOf(db, ids, { calendars, now: at })
  return [...kept].flatMap(({ id, name, languages: spoken }) => {
    const calendar = calendars.get(id)
    return calendar
      ? [{ name, languages: spoken, worker: { id, calendar, queue: queues.get(id) ?? [] } }]
      : []
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
