import type { WorkCardView } from '@postelier/contract/desk'
import { and, asc, desc, inArray, type SQL } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { colorOfAccount, nameOfAccount } from '../../brand/index.ts'
import { isThere, type TaskRow, tasksByIds } from '../../tasks/index.ts'
import { calendarsOf, workedMs } from '../../workforce/index.ts'
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
    return post ? [{ ...row, post }] : []
  })
}

/** What each was worked on so far, in milliseconds of its agents' hours. */
export async function workedOn(
  db: Reader,
  taskIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
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
  const worked = new Map<number, number>()
  for (const { taskId, agentId, startedAt, endedAt } of rows) {
    const calendar = calendars.get(agentId)
    const ms = calendar
      ? workedMs(calendar, [{ from: startedAt.getTime(), to: (endedAt ?? now).getTime() }])
      : 0
    worked.set(taskId, (worked.get(taskId) ?? 0) + ms)
  }
  return worked
}

export const presentWorkCard = (
  { order, post, business, color }: CardRow,
  { worked, now }: { readonly worked: ReadonlyMap<number, number>; readonly now: Date },
): WorkCardView => ({
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
  workedSeconds: Math.round((worked.get(order.taskId) ?? 0) / 1000),
  isRunning: order.isRunning,
  pausedFor: order.pausedFor,
  promisedAt: order.promisedAt?.toISOString() ?? null,
  isLate: order.state === 'queued' && order.promisedAt !== null && order.promisedAt < now,
  returns: order.returns,
  deliveredAt: order.deliveredAt?.toISOString() ?? null,
})
