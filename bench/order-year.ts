// A year of orders, without a database: who comes when, who is away, how long work really takes. The rules that are tried are
// given; the world is the same for each, drawn from one seed.
import {
  capacityBetween,
  minuteMs,
  type Stretch,
  stretchesFrom,
  type WorkCalendar,
} from '../apps/server/src/modules/workforce/index.ts'

export interface Agent {
  readonly id: number
  readonly languages: readonly string[]
  /** As it is known today: an illness is written into it on its first morning. */
  readonly calendar: WorkCalendar & { readonly daysOff: Map<string, string> }
  readonly queue: Task[]
  /** What the year really brings, in order. */
  readonly stretches: readonly Stretch[]
  workedMs: number
}

export interface Order {
  readonly at: number
  readonly language: string
  readonly minutes: number
  readonly isUrgent: boolean
  /** How much longer, or shorter, it takes than the price list says. */
  readonly pace: number
  /** After how many days each correction is asked for. */
  readonly corrections: readonly number[]
}

export interface Task {
  readonly order: Order
  readonly minutes: number
  /** What was said to the customer, who is not asked again. */
  readonly promisedAt: number
  workedMinutes: number
}

/** Minutes of a task that are planned still: no less than none, however long it takes. */
export const minutesLeft = ({ minutes, workedMinutes }: Task): number => Math.max(0, minutes - workedMinutes)

export interface Rule {
  /** Where an order stands, and what is said to the customer; null where nobody takes it. */
  place(
    agents: readonly Agent[],
    work: { readonly minutes: number; readonly isUrgent: boolean },
    now: number,
  ): { readonly agent: Agent; readonly position: number; readonly promisedAt: number } | null
  /** Each morning, by what became known. */
  everyMorning?(agents: readonly Agent[], now: number): void
}

export interface Year {
  readonly orders: number
  readonly promises: number
  readonly kept: number
  readonly unassignedWhileFree: number
  readonly unassigned: number
  readonly lost: number
  readonly meanDays: number
  readonly beyondHoursMinutes: number
  readonly loadPercent: number
}

const dayMs = 86_400_000
const start = Date.parse('2026-01-05T00:00:00Z')
const yearDays = 364
/** Until the last correction is done. */
const daysAfter = 70

/** The same numbers in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dateOf = (day: number): string => new Date(start + day * dayMs).toISOString().slice(0, 10)
const publicHolidays = ['2026-04-06', '2026-05-01', '2026-05-08', '2026-05-14', '2026-05-25', '2026-07-14']
const kinds = [15, 15, 30, 45, 45, 45, 75, 90, 150] as const
const languages = ['fr', 'fr', 'fr', 'en', 'de'] as const
const zones = ['Europe/Paris', 'Europe/Paris', 'Europe/London', 'Europe/Berlin'] as const

interface Away {
  readonly from: number
  readonly days: number
  /** On which day it is known. */
  readonly knownOn: number
  readonly reason: 'paidHolidays' | 'absence'
}

export interface World {
  readonly agents: readonly (Omit<Agent, 'queue' | 'workedMs' | 'stretches'> & {
    readonly away: readonly Away[]
  })[]
  readonly orders: readonly Order[]
}

/** Agents who give one to three hours a week, three holidays and two illnesses a year each; orders that come in waves. */
export function makeWorld(seed: number, counts: { readonly agents: number; readonly orders: number }): World {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const agents = Array.from({ length: counts.agents }, (_, id) => {
    const main = pick(languages)
    const weekdays = [1, 2, 3, 4, 5].toSorted(() => random() - 0.5).slice(0, 2 + Math.floor(random() * 2))
    const spans = weekdays.map((weekday) => {
      const startMinute = 540 + 60 * Math.floor(random() * 7)
      return { weekday, startMinute, endMinute: startMinute + 30 + 30 * Math.floor(random() * 2) }
    })
    const holidays = Array.from({ length: 3 }, (): Away => {
      const from = 20 + Math.floor(random() * (yearDays - 40))
      return { from, days: 5 + Math.floor(random() * 8), knownOn: from - 20, reason: 'paidHolidays' }
    })
    const illnesses = Array.from({ length: 2 }, (): Away => {
      const from = Math.floor(random() * yearDays)
      return { from, days: 1 + Math.floor(random() * 4), knownOn: from, reason: 'absence' }
    })
    return {
      id,
      languages: random() < 0.3 ? [...new Set([main, 'en'])] : [main],
      away: [...holidays, ...illnesses],
      calendar: {
        zone: pick(zones),
        spans,
        daysOff: new Map(publicHolidays.map((date) => [date, 'Férié'])),
        contractStart: null,
        contractEnd: null,
        productivityPercent: 70 + Math.floor(random() * 31),
      },
    }
  })
  const orders = Array.from({ length: counts.orders }, (): Order => {
    // Autumn brings more, and August less.
    let day = Math.floor(random() * yearDays)
    while (random() > weightOf(day)) day = Math.floor(random() * yearDays)
    return {
      at: start + day * dayMs + Math.floor((7 + random() * 13) * 3_600_000),
      language: pick(languages),
      minutes: pick(kinds),
      isUrgent: random() < 0.1,
      pace: 0.6 + random() * 0.7,
      corrections: random() < 0.25 ? [1 + Math.floor(random() * 3)] : [],
    }
  }).toSorted((one, other) => one.at - other.at)
  return { agents, orders }
}

const weightOf = (day: number): number => {
  const month = new Date(start + day * dayMs).getUTCMonth()
  return month === 7 ? 0.5 : month >= 9 ? 1 : 0.75
}

interface Coming {
  readonly at: number
  readonly order: Order
  readonly agent: Agent | null
}

/** Lives through it with one rule. */
export function liveYear(world: World, rule: Rule): Year {
  const agents = world.agents.map(({ away, ...agent }): Agent => {
    const calendar = { ...agent.calendar, daysOff: new Map(agent.calendar.daysOff) }
    const truth = { ...calendar, daysOff: new Map(calendar.daysOff) }
    for (const one of away) for (const date of datesOf(one)) truth.daysOff.set(date, one.reason)
    return {
      ...{ id: agent.id, languages: agent.languages, calendar },
      queue: [],
      stretches: [...stretchesFrom(truth, start, yearDays + daysAfter)],
      workedMs: 0,
    }
  })
  const found = { promises: 0, kept: 0, delivered: 0, days: 0, unassigned: 0, unassignedWhileFree: 0 }
  const at = new Map(agents.map(({ id }) => [id, 0]))
  const coming: Coming[] = world.orders.map((order) => ({ at: order.at, order, agent: null }))
  let next = 0
  for (let day = 0; day < yearDays + daysAfter; day++) {
    for (const [index, { away }] of world.agents.entries())
      for (const one of away)
        if (one.knownOn === day)
          for (const date of datesOf(one)) agents[index]?.calendar.daysOff.set(date, one.reason)
    const morning = start + day * dayMs
    for (const agent of agents) work(agent, morning)
    rule.everyMorning?.(agents, morning)
    for (let one = coming[next]; one && one.at < morning + dayMs; one = coming[next]) {
      next++
      for (const agent of agents) work(agent, one.at)
      place(one)
    }
  }
  const promised = start + (yearDays + daysAfter) * dayMs
  const capacity = agents.reduce((sum, { stretches, calendar }) => sum + inYear(stretches, calendar), 0)
  const worked = agents.reduce((sum, agent) => sum + (agent.workedMs / minuteMs) * productivityOf(agent), 0)
  return {
    orders: world.orders.length,
    promises: found.promises,
    kept: found.kept / found.promises,
    unassigned: found.unassigned,
    unassignedWhileFree: found.unassignedWhileFree,
    lost: found.promises - found.delivered,
    meanDays: found.days / found.delivered,
    beyondHoursMinutes: agents.reduce((sum, agent) => {
      const most = capacityBetween(agent.calendar, start, promised)
      return sum + Math.max(0, Math.round((agent.workedMs / minuteMs) * productivityOf(agent) - most))
    }, 0),
    loadPercent: (worked / capacity) * 100,
  }

  function place({ at: now, order, agent }: Coming): void {
    // A correction goes to who made it, before what has time.
    const isCorrection = agent !== null
    const minutes = isCorrection ? Math.max(5, Math.ceil(order.minutes / 3)) : order.minutes
    const able = isCorrection
      ? [agent]
      : agents.filter(({ languages: spoken }) => spoken.includes(order.language))
    const placed = rule.place(able, { minutes, isUrgent: order.isUrgent || isCorrection }, now)
    if (!placed) {
      found.unassigned++
      if (able.some(({ calendar, queue }) => isFree(calendar, queue, minutes, now)))
        found.unassignedWhileFree++
      return
    }
    found.promises++
    const task: Task = { order, minutes, promisedAt: placed.promisedAt, workedMinutes: 0 }
    placed.agent.queue.splice(placed.position, 0, task)
    orderedAt.set(task, now)
    isCorrectionOf.set(task, isCorrection)
  }

  /** Goes on with a queue until an instant, in the hours that really are. */
  function work(agent: Agent, until: number): void {
    let index = at.get(agent.id) ?? 0
    for (
      let stretch = agent.stretches[index];
      stretch && stretch.from < until;
      stretch = agent.stretches[index]
    ) {
      let now = Math.max(stretch.from, doneUntil.get(agent) ?? 0)
      const end = Math.min(stretch.to, until)
      while (now < end) {
        const [task] = agent.queue
        if (!task) break
        const needed = task.minutes * task.order.pace - task.workedMinutes
        const needs = (needed * minuteMs) / productivityOf(agent)
        const used = Math.min(needs, end - now)
        task.workedMinutes += (used / minuteMs) * productivityOf(agent)
        agent.workedMs += used
        now += used
        if (used >= needs) deliver(agent, task, now)
      }
      doneUntil.set(agent, end)
      if (end < stretch.to) break
      index++
      at.set(agent.id, index)
    }
  }

  function deliver(agent: Agent, task: Task, now: number): void {
    agent.queue.shift()
    found.delivered++
    found.days += (now - (orderedAt.get(task) ?? now)) / dayMs
    if (now <= task.promisedAt) found.kept++
    const [after] = isCorrectionOf.get(task) ? [] : task.order.corrections
    if (after === undefined) return
    const again: Coming = { at: now + after * dayMs, order: task.order, agent }
    let place = coming.length
    while (place > next && (coming[place - 1]?.at ?? 0) > again.at) place--
    coming.splice(place, 0, again)
  }
}

const orderedAt = new WeakMap<Task, number>()
const isCorrectionOf = new WeakMap<Task, boolean>()
const doneUntil = new WeakMap<Agent, number>()

const productivityOf = ({ calendar }: Agent): number => calendar.productivityPercent / 100

const datesOf = ({ from, days }: Away): string[] =>
  Array.from({ length: days }, (_, index) => dateOf(from + index))

const inYear = (stretches: readonly Stretch[], calendar: WorkCalendar): number =>
  (stretches.reduce((sum, { from, to }) => sum + (from < start + yearDays * dayMs ? to - from : 0), 0) /
    minuteMs) *
  (calendar.productivityPercent / 100)

/** Asked in another way than the rule asks: do the minutes fit into the sixty days? */
function isFree(calendar: WorkCalendar, queue: readonly Task[], minutes: number, now: number): boolean {
  const waiting = queue.reduce((sum, task) => sum + minutesLeft(task), 0)
  return capacityBetween(calendar, now, now + 59 * dayMs) > waiting + minutes + 1
}
