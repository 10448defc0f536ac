import type { AgentLoadView, ManagedCardView } from '@postelier/contract/desk'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { tasksByIds } from '../../tasks/index.ts'
import {
  brokenPromises,
  calendarsOf,
  expectedEnd,
  minuteMs,
  stretchesFrom,
  takeOver,
  type WorkCalendar,
} from '../../workforce/index.ts'
import { isUnattended, managedAgents, managedOrders, managedTask } from '../managed.store.ts'
import { taskOrder } from '../order.tables.ts'
import { agentsWho, isWorking, type Queued, queuesOf } from '../queue.store.ts'
import { managedCards } from './managed-cards.ts'
import { workRows } from './work-cards.ts'

export type Which = 'todo' | 'late' | 'complaints' | 'history'

interface ListManagedInput {
  readonly which: Which
  readonly offset: number
  readonly limit: number
}

/** The work of somebody's agents. */
export async function listManaged(
  ctx: QueryContext,
  { which, offset, limit }: ListManagedInput,
): Promise<{
  data: { total: number; items: ManagedCardView[] }
  counts: { todo: number; late: number; complaints: number }
}> {
  const { db, actor, now } = ctx
  requirePermission(actor, 'team:consult')
  const own = managedOrders(actor)
  const of: Readonly<Record<Which, SQL | undefined>> = {
    todo: and(own, eq(taskOrder.state, 'queued')),
    late: and(own, eq(taskOrder.state, 'queued'), lt(taskOrder.promisedAt, now)),
    complaints: and(own, eq(taskOrder.state, 'withManager')),
    history: and(own, inArray(taskOrder.state, ['withCustomer', 'closed'])),
  }
  const [rows, todo, late, complaints, total] = await Promise.all([
    workRows(db, { where: of[which], ...orderOf(which), offset, limit }),
    db.$count(taskOrder, of.todo),
    db.$count(taskOrder, of.late),
    db.$count(taskOrder, of.complaints),
    db.$count(taskOrder, of[which]),
  ])
  const items = await managedCards(ctx, rows)
  return { data: { total, items }, counts: { todo, late, complaints } }
}

/** In a queue, what nobody works on stands first: only its manager can mend that. */
const orderOf = (which: Which) =>
  which === 'todo' || which === 'late' ? { isQueue: true, first: isUnattended } : { isQueue: false }

const shownDays = 7
const mostAgents = 200

/** What each agent has to do by day, as the queue stands, and which promises do not hold. */
export async function readLoads({ db, actor, now }: QueryContext): Promise<{ agents: AgentLoadView[] }> {
  requirePermission(actor, 'team:consult')
  const agents = (await agentsWho(db, and(isWorking, managedAgents(actor)))).slice(0, mostAgents)
  const ids = agents.map(({ id }) => id)
  const at = now.getTime()
  const calendars = await calendarsOf(db, ids, { now })
  const queues = await queuesOf(db, ids, { calendars, now: at })
  const titles = await tasksByIds(
    db,
    [...queues.values()].flat().map(({ taskId }) => taskId),
  )
  const planned = new Map(
    agents.map(({ id }) => {
      const calendar = calendars.get(id)
      return [id, calendar ? daysOfQueue(calendar, queues.get(id) ?? [], at) : []] as const
    }),
  )
  // One axis for all of them: the next days on which anybody is at work.
  const dates = [...new Set([...planned.values()].flat().map(({ date }) => date))]
    .toSorted()
    .slice(0, shownDays)
  return {
    agents: agents.map(({ id, name, languages }): AgentLoadView => {
      const calendar = calendars.get(id)
      const queue = queues.get(id) ?? []
      const broken = calendar ? brokenPromises({ id, calendar, queue }, at) : []
      const running = queue.find(({ isRunning }) => isRunning)
      return {
        ...{ id, name, languages: [...languages] },
        tasks: queue.length,
        minutes: Math.round(queue.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0)),
        days: dates.map(
          (date) =>
            planned.get(id)?.find((one) => one.date === date) ?? {
              ...{ date, plannedMinutes: 0, capacityMinutes: 0 },
              off: calendar?.daysOff.get(date) ?? null,
            },
        ),
        runningTaskId: (running && titles.get(running.taskId)?.publicId) ?? null,
        broken: broken.flatMap(({ position }) => {
          const work = queue[position]
          const post = titles.get(work?.taskId ?? 0)
          if (!work || !calendar || !post) return []
          const end = expectedEnd({ id, calendar, queue }, position, at)
          return [
            {
              taskId: post.publicId,
              title: post.title,
              isLate: work.promisedAt !== null && work.promisedAt < at,
              endsAt: end === null ? null : new Date(end).toISOString(),
            },
          ]
        }),
      }
    }),
  }
}

/** The days at work to come, each filled with what is planned from the front of the queue on. */
function daysOfQueue(calendar: WorkCalendar, queue: readonly Queued[], at: number): AgentLoadView['days'] {
  let left = queue.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0)
  const days: { date: string; plannedMinutes: number; capacityMinutes: number }[] = []
  const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: calendar.zone })
  for (const { from, to } of stretchesFrom(calendar, at, 21)) {
    const date = zoned.format(from)
    const capacity = ((to - from) / minuteMs) * (calendar.productivityPercent / 100)
    const planned = Math.min(left, capacity)
    left -= planned
    const last = days.at(-1)
    if (last?.date === date) {
      last.plannedMinutes += planned
      last.capacityMinutes += capacity
    } else {
      if (days.length === shownDays) break
      days.push({ date, plannedMinutes: planned, capacityMinutes: capacity })
    }
  }
  return days.map(({ date, plannedMinutes, capacityMinutes }) => ({
    date,
    plannedMinutes: Math.round(plannedMinutes),
    capacityMinutes: Math.round(capacityMinutes),
    off: null,
  }))
}

/** Who could take a task over, those first who keep its promise. */
export async function readTakers(
  { db, actor, now }: QueryContext,
  { taskPublicId }: { readonly taskPublicId: string },
) {
  requirePermission(actor, 'team:consult')
  const order = await managedTask(db, actor, taskPublicId)
  if (order.state !== 'queued') throw new AppError('notNow')
  const agents = (await agentsWho(db, and(isWorking, managedAgents(actor)))).filter(
    ({ id }) => id !== order.agentId,
  )
  const at = now.getTime()
  const ids = agents.map(({ id }) => id)
  const calendars = await calendarsOf(db, ids, { now })
  const queues = await queuesOf(db, ids, { calendars, now: at })
  const { minutesLeft, promisedAt } = order
  const takers = agents.flatMap(({ id, name }) => {
    const calendar = calendars.get(id)
    const taken =
      calendar &&
      takeOver(
        [{ id, calendar, queue: queues.get(id) ?? [] }],
        { minutesLeft, promisedAt: promisedAt?.getTime() ?? null },
        at,
      )
    return taken
      ? [
          {
            ...{ id, name, isInTime: taken.isInTime },
            endsAt: new Date(taken.finish.endOfDay).toISOString(),
            minutesBefore: Math.round(taken.minutesBefore),
            minutes: Math.round(minutesLeft),
            minutesUntil: taken.minutesUntil === null ? null : Math.round(taken.minutesUntil),
            passed: taken.passed,
          },
        ]
      : []
  })
  return {
    takers: takers.toSorted(
      (one, other) => Number(other.isInTime) - Number(one.isInTime) || one.endsAt.localeCompare(other.endsAt),
    ),
  }
}
