import type { WorkCardView } from '@postelier/contract/desk'
import { nameOfBrief } from '@postelier/contract/orders'
import { and, asc, desc, inArray, type SQL } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { colorOfAccount, nameOfAccount } from '../../brand/index.ts'
import { isThere, type TaskRow, tasksByIds } from '../../tasks/index.ts'
import { postVisuals } from '../../visuals/index.ts'
import { calendarsOf, stretchesFrom, type WorkCalendar, workedMs } from '../../workforce/index.ts'
import { taskOrder, workInterval } from '../order.tables.ts'
import type { OrderRow } from '../queue.store.ts'

type Reader = QueryContext['db']

export interface CardRow {
  readonly order: OrderRow
  readonly post: TaskRow
  readonly business: string | null
  readonly color: string | null
}

/** Those to do in their order, those delivered the latest first. */
export async function workRows(
  db: Reader,
  {
    where,
    isQueue,
    first,
    offset,
    limit,
  }: {
    readonly where: SQL | undefined
    readonly isQueue: boolean
    /** Those it is true of stand before the others. */
    readonly first?: SQL
    readonly offset: number
    readonly limit: number
  },
): Promise<CardRow[]> {
  const rows = await db
    .select({
      order: taskOrder,
      business: nameOfAccount(taskOrder.accountId),
      color: colorOfAccount(taskOrder.accountId),
    })
    .from(taskOrder)
    .where(and(where, isThere(taskOrder.taskId)))
    .orderBy(
      ...(first ? [desc(first)] : []),
      ...(isQueue
        ? [asc(taskOrder.promisedAt), asc(taskOrder.position), asc(taskOrder.taskId)]
        : [desc(taskOrder.deliveredAt), desc(taskOrder.orderedAt), desc(taskOrder.taskId)]),
    )
    .offset(offset)
    .limit(limit)
  const posts = await tasksByIds(
    db,
    rows.map(({ order }) => order.taskId),
  )
  return rows.flatMap((row) => {
    const post = posts.get(row.order.taskId)
    return post ? [{ ...row, post: asOrdered(row.order, post) }] : []
  })
}

/** From the yes on a post is its business's alone: who made it, and their manager, go on seeing what was ordered. */
export const asOrdered = ({ state, brief }: OrderRow, post: TaskRow): TaskRow =>
  state === 'closed' ? { ...post, title: nameOfBrief(brief), networks: brief.networks } : post

/** What was drawn of each that was delivered once: before, it is an empty page. Of what its agent has no longer in hand, nothing. */
export async function picturesOf(
  ctx: QueryContext,
  rows: readonly CardRow[],
): Promise<ReadonlyMap<number, { readonly file: string; readonly pages: number }>> {
  const language = ctx.actor.kind === 'person' ? ctx.actor.language : 'fr'
  const drawn = rows.filter(
    ({ order, post }) => order.state !== 'closed' && order.deliveredAt !== null && post.visualId !== null,
  )
  const found = await Promise.all(
    [...Map.groupBy(drawn, ({ order }) => order.accountId)].map(async ([accountId, own]) => {
      const visuals = await postVisuals(ctx, {
        ...{ accountId, language },
        ids: own.flatMap(({ post }) => post.visualId ?? []),
      })
      return own.flatMap(({ order, post }) => {
        const visual = visuals.get(post.visualId ?? 0)
        return visual ? [[order.taskId, { file: visual.file, pages: visual.pages }] as const] : []
      })
    }),
  )
  return new Map(found.flat())
}

export interface Worked {
  /** So far, of its agents' hours. */
  readonly ms: number
  /** A timer that runs counts up to here; null outside its agent's hours, and where none runs. */
  readonly countsUntil: number | null
}

const unworked: Worked = { ms: 0, countsUntil: null }

/** What each was worked on so far, and whether it counts now. */
export async function workedOn(
  db: Reader,
  taskIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Worked>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(workInterval)
    .where(inArray(workInterval.taskId, [...taskIds]))
  const first = rows.reduce((least, { startedAt }) => Math.min(least, startedAt.getTime()), now.getTime())
  const calendars = await calendarsOf(
    db,
    rows.map(({ agentId }) => agentId),
    { now, daysBefore: Math.ceil((now.getTime() - first) / 86_400_000) + 1 },
  )
  const worked = new Map<number, Worked>()
  for (const { taskId, agentId, startedAt, endedAt } of rows) {
    const calendar = calendars.get(agentId)
    const ms = calendar
      ? workedMs(calendar, [{ from: startedAt.getTime(), to: (endedAt ?? now).getTime() }])
      : 0
    const before = worked.get(taskId) ?? unworked
    worked.set(taskId, {
      ms: before.ms + ms,
      countsUntil: endedAt === null && calendar ? endOfStretch(calendar, now.getTime()) : before.countsUntil,
    })
  }
  return worked
}

/** Of the hours that somebody is in; null where they are at home. */
function endOfStretch(calendar: WorkCalendar, now: number): number | null {
  for (const { from, to } of stretchesFrom(calendar, now, 0)) return from <= now ? to : null
  return null
}

export const presentWorkCard = (
  { order, post, business, color }: CardRow,
  { worked, now }: { readonly worked: ReadonlyMap<number, Worked>; readonly now: Date },
): WorkCardView => {
  const { ms, countsUntil } = worked.get(order.taskId) ?? unworked
  return {
    taskId: post.publicId,
    number: order.number,
    accountId: order.accountId,
    business: business ?? '',
    color,
    title: post.title,
    names: order.names,
    kind: order.kind,
    format: post.format,
    status: post.status,
    state: order.state,
    isUrgent: order.isUrgent,
    minutes: order.minutes,
    workedSeconds: Math.round(ms / 1000),
    countsUntil: countsUntil === null ? null : new Date(countsUntil).toISOString(),
    isRunning: order.isRunning,
    pausedFor: order.pausedFor,
    promisedAt: order.promisedAt?.toISOString() ?? null,
    expectedAt: order.expectedAt?.toISOString() ?? null,
    isLate: order.state === 'queued' && order.promisedAt !== null && order.promisedAt < now,
    returns: order.returns,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
  }
}
