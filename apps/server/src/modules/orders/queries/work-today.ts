import type { HomeView } from '@postelier/contract/home'
import { and, eq, lt } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { isThere, tasksByIds } from '../../tasks/index.ts'
import { isUnattended, managedOrders } from '../managed.store.ts'
import { taskOrder } from '../order.tables.ts'
import { workNews } from './work-news.ts'

const isQueued = and(eq(taskOrder.state, 'queued'), isThere(taskOrder.taskId))

/** What waits for an agent, what of it is late, what their timer is on, and what is new since they looked. */
export async function workToday(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  agentId: number,
): Promise<HomeView['work']> {
  const own = and(eq(taskOrder.agentId, agentId), isQueued)
  const [todo, late, [running], news] = await Promise.all([
    db.$count(taskOrder, own),
    db.$count(taskOrder, and(own, lt(taskOrder.promisedAt, now))),
    db
      .select({ taskId: taskOrder.taskId })
      .from(taskOrder)
      .where(and(own, eq(taskOrder.isRunning, true)))
      .limit(1),
    workNews({ db }, agentId),
  ])
  const post = running && (await tasksByIds(db, [running.taskId])).get(running.taskId)
  return { todo, late, running: post ? { taskId: post.publicId, title: post.title } : null, news }
}

/** What only a manager can mend: late work, work that nobody does, complaints without an answer. */
export async function teamToday({
  db,
  actor,
  now,
}: Pick<QueryContext, 'db' | 'actor' | 'now'>): Promise<Omit<NonNullable<HomeView['team']>, 'holidays'>> {
  const own = managedOrders(actor)
  const queued = and(own, isQueued)
  const [late, unattended, complaints] = await Promise.all([
    db.$count(taskOrder, and(queued, lt(taskOrder.promisedAt, now))),
    db.$count(taskOrder, and(queued, isUnattended)),
    db.$count(taskOrder, and(own, eq(taskOrder.state, 'withManager'), isThere(taskOrder.taskId))),
  ])
  return { late, unattended, complaints }
}
