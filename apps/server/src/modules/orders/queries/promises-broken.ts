import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { tasksByIds } from '../../tasks/index.ts'
import { brokenPromises, calendarsOf } from '../../workforce/index.ts'
import { queuesOf } from '../queue.store.ts'

interface DaysOff {
  readonly agentId: number
  /** Each with its reason. */
  readonly days: ReadonlyMap<string, string>
}

export interface BrokenOrder {
  readonly taskId: string
  readonly title: string
  readonly promisedAt: string
}

/** Which promises of an agent hold as things stand, and would not with some more days off. */
export async function promisesBroken(
  { db, actor, now }: QueryContext,
  { agentId, days }: DaysOff,
): Promise<BrokenOrder[]> {
  if (!holds(actor, 'team:consult')) return []
  const at = now.getTime()
  const calendars = await calendarsOf(db, [agentId], { now })
  const calendar = calendars.get(agentId)
  if (!calendar) return []
  const queue = (await queuesOf(db, [agentId], { calendars, now: at })).get(agentId) ?? []
  const brokenWith = (daysOff: ReadonlyMap<string, string>) =>
    brokenPromises({ id: agentId, calendar: { ...calendar, daysOff }, queue }, at)
  const already = new Set(brokenWith(calendar.daysOff).map(({ position }) => position))
  const orders = brokenWith(new Map([...calendar.daysOff, ...days]))
    .filter(({ position }) => !already.has(position))
    .flatMap(({ position }) => queue[position] ?? [])
  const posts = await tasksByIds(
    db,
    orders.map(({ taskId }) => taskId),
  )
  return orders.flatMap(({ taskId, promisedAt }) => {
    const post = posts.get(taskId)
    return post && promisedAt !== null
      ? [{ taskId: post.publicId, title: post.title, promisedAt: new Date(promisedAt).toISOString() }]
      : []
  })
}
