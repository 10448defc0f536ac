// Who takes an order, from the rows of agents: the rules themselves are those of `workforce`.
import type { DeliveryPromise } from '@postelier/contract/orders'
import { and, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import {
  type Assignment,
  assignWork,
  calendarsOf,
  finishOf,
  plannedBegin,
  type Worker,
} from '../workforce/index.ts'
import { type Agent, agentsWho, isWorking, queuesOf, speaks } from './queue.store.ts'

type Reader = Pick<Database, 'select'>

/** Whose queues are read for an urgent order: those who would be done first if it were not. */
const mostQueues = 12

export interface Wanted {
  readonly language: string
  readonly minutes: number
  readonly isUrgent: boolean
}

export interface Chosen {
  readonly agent: Agent
  readonly assignment: Assignment
  readonly promise: DeliveryPromise
}

/** The agent who has the language and is done first; nobody where none is within the days that are promised. */
export async function chooseAgent(
  db: Reader,
  wanted: Wanted,
  now: Date,
  /** Nobody else is asked. */
  among?: SQL,
): Promise<Chosen | null> {
  const agents = await agentsWho(db, and(isWorking, speaks(wanted.language), among))
  return chooseAmong(db, agents, wanted, now)
}

export async function chooseAmong(
  db: Reader,
  agents: readonly Agent[],
  wanted: Wanted,
  now: Date,
): Promise<Chosen | null> {
  const at = now.getTime()
  const calendars = await calendarsOf(
    db,
    agents.map(({ id }) => id),
    { now },
  )
  const all = agents.flatMap((agent) => {
    const calendar = calendars.get(agent.id)
    return calendar ? [{ agent, calendar }] : []
  })
  // Behind everything: all that waits for somebody is one piece.
  const behindAll = all.map(({ agent, calendar }): Worker => {
    const waits = { minutesLeft: agent.minutes, promisedAt: null, isRunning: false }
    return { id: agent.id, calendar, queue: agent.tasks > 0 ? [waits] : [] }
  })
  const workers = wanted.isUrgent ? await withQueues() : behindAll
  const found = assignWork(workers, wanted, at)
  const agent = found && agents.find(({ id }) => id === found.workerId)
  if (!agent) return null
  const assignment = wanted.isUrgent ? found : { ...found, position: agent.tasks }
  return { agent, assignment, promise: promiseOf(agent, assignment) }

  async function withQueues(): Promise<Worker[]> {
    const soonest = behindAll
      .flatMap((worker) => {
        const finish = finishOf(worker.calendar, at, { minutesBefore: 0, minutes: wanted.minutes })
        return finish ? [{ worker, ends: finish.ends }] : []
      })
      .toSorted((one, other) => one.ends - other.ends || loadOf(one.worker) - loadOf(other.worker))
      .slice(0, mostQueues)
      .map(({ worker }) => worker)
    const ids = soonest.map(({ id }) => id)
    const queues = await queuesOf(db, ids, { calendars, now: at })
    return soonest.map((worker) => ({ ...worker, queue: queues.get(worker.id) ?? [] }))
  }
}

/** With its reasons: what of the queue stands before it, and not what waits behind. */
export const promiseOf = (
  { name }: Pick<Agent, 'name'>,
  { finish, minutesBefore, skipped }: Assignment,
): DeliveryPromise => ({
  at: new Date(finish.endOfDay).toISOString(),
  begins: plannedBegin(finish).toISOString(),
  agentName: name.split(' ')[0] ?? name,
  minutesAhead: Math.round(minutesBefore),
  skipped: [...skipped],
})

const loadOf = ({ queue }: Worker): number => queue.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0)
