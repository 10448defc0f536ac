import type {
  Network,
  PublicationCounts,
  TaskCard,
  TaskGlance,
  TaskOrigin,
  TaskStatus,
} from '@postelier/contract'
import { mostInCalendar } from '@postelier/contract/calendar'
import type { QueryContext } from '../../../access/context.ts'
import { isPromisedBetween, kindsMade, type Promised, promisesOf } from '../../orders/index.ts'
import {
  isHeld,
  listDated,
  listTasks,
  type Narrowed,
  type TaskRow,
  zoneOfAccount,
} from '../../tasks/index.ts'
import { awaitsYou, countPublications, isBehindStop } from '../posts.store.ts'
import { sharingHour } from './sharing-hour.ts'

interface PostFilter {
  readonly accountId: number
  readonly language: string
  readonly status?: TaskStatus | 'awaitsYou' | 'stopped' | undefined
  readonly network?: Network | undefined
  readonly origin?: TaskOrigin | undefined
  readonly search: string
}

interface ListPostsInput extends PostFilter {
  readonly offset: number
  readonly limit: number
  readonly dated?: 'no' | undefined
  readonly since?: string | undefined
  readonly from?: string | undefined
  readonly before?: string | undefined
}

/** What is late for longer is looked for among those without a day. */
const lateMs = 7 * 86_400_000
const endOfTime = '9999-12-31T00:00:00.000Z'

/** A business's posts, each with what became of it on its pages: counted for all of a page at once. */
export async function listPosts(
  ctx: QueryContext,
  { status, ...asked }: ListPostsInput,
): Promise<{ data: { total: number; items: TaskCard[] } }> {
  const narrowed = narrowedTo(ctx, asked.accountId, status)
  const { total, items } = await listTasks(ctx, {
    ...asked,
    ...narrowed,
    datedElsewhere: (taskId) =>
      isPromisedBetween(taskId, new Date(ctx.now.getTime() - lateMs).toISOString(), endOfTime),
  })
  return { data: { total, items: await withPublications(ctx, asked.accountId, items) } }
}

interface CalendarInput extends PostFilter {
  readonly from: string
  readonly before: string
}

/** The same of those with a date between two moments, the earliest first, and of those that are delivered then. */
export async function listCalendar(
  ctx: QueryContext,
  { status, ...asked }: CalendarInput,
): Promise<{ data: { items: TaskCard[]; more: number }; zone: string }> {
  const { accountId } = asked
  const narrowed = narrowedTo(ctx, accountId, status)
  const { total, items } = await listDated(ctx, {
    ...asked,
    ...narrowed,
    limit: mostInCalendar,
    undatedAmong: (taskId) => isPromisedBetween(taskId, asked.from, asked.before),
  })
  return {
    data: { items: await withPublications(ctx, accountId, items), more: total - items.length },
    zone: await zoneOfAccount(ctx.db, accountId),
  }
}

/** What a list is narrowed to, in words that the posts' own table does not know. */
export const narrowedTo = (
  { db, now }: QueryContext,
  accountId: number,
  status: PostFilter['status'],
): Pick<Narrowed, 'status' | 'among'> =>
  status === 'awaitsYou'
    ? { among: awaitsYou(db, accountId, now) }
    : status === 'stopped'
      ? { among: isBehindStop(db, accountId) }
      : { status }

async function withPublications(
  ctx: QueryContext,
  accountId: number,
  items: readonly { readonly row: TaskRow; readonly card: TaskGlance }[],
): Promise<TaskCard[]> {
  const countsOf = await publicationsOf(
    ctx,
    accountId,
    items.map(({ row }) => row),
  )
  const ids = items.map(({ row }) => row.id)
  const [promises, making] = await Promise.all([promisesOf(ctx.db, ids), kindsMade(ctx.db, ids)])
  const sharing = await sharingHour(
    ctx,
    accountId,
    items.map(({ row }) => row),
  )
  return items.map(({ row, card }) => {
    const promised = promises.get(row.id)
    const made = making.get(row.id)
    return {
      ...card,
      publications: countsOf(row),
      ...(made ? { making: { format: row.format, ...made } } : {}),
      ...(promised ? dueOf(promised, ctx.now) : {}),
      ...(sharing.has(row.id) ? { sharesHour: true } : {}),
    }
  })
}

/** The day it is expected, and the one that was promised where that went by. */
const dueOf = ({ promisedAt, expectedAt }: Promised, now: Date) => ({
  promisedAt: (expectedAt ?? promisedAt).toISOString(),
  ...(promisedAt < now ? { lateSince: promisedAt.toISOString() } : {}),
})

/** What became of some of a business's posts on their pages, counted for all at once. */
export async function publicationsOf(
  { db }: QueryContext,
  accountId: number,
  rows: readonly TaskRow[],
): Promise<(row: TaskRow) => PublicationCounts> {
  const countsOf = await countPublications(
    db,
    rows.map(({ id }) => id),
  )
  const isStopped = await isHeld(db, accountId)
  return (row) => {
    const { unsent, ...counts } = countsOf(row.id)
    return { ...counts, isStopped: isStopped && isToLeaveNow(row, unsent) }
  }
}

const isToLeaveNow = ({ status }: TaskRow, unsent: number): boolean =>
  status === 'publicationWaiting' || (status === 'publishing' && unsent > 0)
