// The rule of the product as it is lived with, and the one that anybody writes first.
import {
  assignWork,
  brokenPromises,
  takeOver,
  type Worker,
} from '../apps/server/src/modules/workforce/index.ts'
import { type Agent, minutesLeft, type Rule } from './order-year.ts'

const workerOf = ({ id, calendar, queue }: Agent): Worker => ({
  id,
  calendar,
  queue: queue.map((task) => ({
    minutesLeft: minutesLeft(task),
    promisedAt: task.promisedAt,
    isRunning: task.workedMinutes > 0,
  })),
})

/** Who is done first; each morning the manager gives away what a day off broke and somebody else can keep. */
export const ours: Rule = {
  place(agents, work, now) {
    const assignment = assignWork(agents.map(workerOf), work, now)
    const agent = assignment && agents.find(({ id }) => id === assignment.workerId)
    return agent ? { agent, position: assignment.position, promisedAt: assignment.finish.endOfDay } : null
  },
  everyMorning(agents, now) {
    for (const agent of agents) {
      if (agent.queue.length === 0) continue
      for (const { position } of brokenPromises(workerOf(agent), now).toReversed()) {
        const task = agent.queue[position]
        if (!task || task.promisedAt < now) continue
        const language = task.order.language
        const others = agents.filter((one) => one !== agent && one.languages.includes(language))
        const work = { minutesLeft: minutesLeft(task), promisedAt: task.promisedAt }
        const taken = takeOver(others.map(workerOf), work, now)
        const taker = taken?.isInTime ? others.find(({ id }) => id === taken.workerId) : undefined
        if (!taken || !taker) continue
        agent.queue.splice(position, 1)
        taker.queue.splice(taken.position, 0, task)
      }
    }
  },
}

/** One after the other in turn, and a date by how long work takes on average; an urgent one goes first. */
export function inTurn(mean: { readonly minutes: number; readonly minutesPerDay: number }): Rule {
  let turn = 0
  return {
    place(agents, { isUrgent }, now) {
      const agent = agents[turn++ % agents.length]
      if (!agent) return null
      const position = isUrgent ? 0 : agent.queue.length
      const days = Math.ceil(((position + 1) * mean.minutes) / mean.minutesPerDay)
      return { agent, position, promisedAt: endOfWorkingDay(now, days) }
    },
  }
}

const dayMs = 86_400_000

function endOfWorkingDay(now: number, days: number): number {
  let at = Math.floor(now / dayMs) * dayMs
  for (let left = days; left > 0; ) {
    at += dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday > 0 && weekday < 6) left--
  }
  return at + 18 * 3_600_000
}
