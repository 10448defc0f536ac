// Where delivered work comes back into a queue.
import type { DeliveryPromise } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { assignWork, calendarsOf } from '../workforce/index.ts'
import { chooseAgent, promiseOf } from './choose-agent.store.ts'
import type { Ordered } from './order.store.ts'
import { languageOf } from './queries/read-quote.ts'
import { agentsWho, isWorking, queuesOf } from './queue.store.ts'

type Reader = Pick<Database, 'select'>

export interface ReturnPlace {
  readonly agentId: number
  readonly position: number
  readonly promise: DeliveryPromise
}

interface Work {
  readonly minutes: number
  readonly now: Date
}

/** In the queue of who made it; where they are gone, in that of who is done first. */
export async function placeOfReturn(
  db: Reader,
  { post, order }: Ordered,
  { minutes, now }: Work,
): Promise<ReturnPlace | null> {
  const { agentId } = order
  const [maker] = agentId === null ? [] : await agentsWho(db, and(isWorking, eq(person.id, agentId)))
  const same = maker ? await placeAt(db, maker.id, { minutes, now }) : null
  if (same) return same
  const language = await languageOf(db, post.accountId)
  const chosen = await chooseAgent(db, { language, minutes, isUrgent: true }, now)
  return (
    chosen && {
      agentId: chosen.agent.id,
      position: chosen.assignment.position,
      promise: chosen.promise,
    }
  )
}

/** As far forward in somebody's queue as every promise holds. */
export async function placeAt(
  db: Reader,
  agentId: number,
  { minutes, now }: Work,
): Promise<ReturnPlace | null> {
  const calendars = await calendarsOf(db, [agentId], { now })
  const [agent] = await agentsWho(db, eq(person.id, agentId))
  const calendar = calendars.get(agentId)
  if (!calendar || !agent) return null
  const at = now.getTime()
  const queue = (await queuesOf(db, [agentId], { calendars, now: at })).get(agentId) ?? []
  const assignment = assignWork([{ id: agentId, calendar, queue }], { minutes, isUrgent: true }, at)
  if (!assignment) return null
  return { agentId, position: assignment.position, promise: promiseOf(agent, assignment) }
}
