// Who takes an order, and when it is done. Pure: calendars and queues come in, a place in one queue comes out. A promise that
// was given is never broken by a later order, however urgent.
import { capacityFrom, type Finish, finishOf, skippedDays, type WorkCalendar } from './work-calendar.ts'

/** A task that waits in somebody's queue, in its order. */
export interface QueuedWork {
  readonly minutesLeft: number
  /** Null where nothing is promised: it waits for its customer. */
  readonly promisedAt: number | null
  /** Its timer runs: nothing goes before it. */
  readonly isRunning: boolean
}

export interface Worker {
  readonly id: number
  readonly calendar: WorkCalendar
  readonly queue: readonly QueuedWork[]
}

export interface Assignment {
  readonly workerId: number
  /** After how many of the queue's tasks it stands. */
  readonly position: number
  readonly finish: Finish
  /** What of the queue stands before it. */
  readonly minutesBefore: number
  /** Days without work on the way. */
  readonly skipped: readonly { date: string; reason: string }[]
}

export interface WorkToAssign {
  readonly minutes: number
  readonly isUrgent: boolean
}

/** What rounding of fractions adds, and no more: half a minute here broke promises by half a minute. */
const roundingMinutes = 1e-5
const roundingMs = 5

/**
 * What is promised has a reserve, of the work itself and of what stands before it: some of it takes longer than the price list
 * says. Without one, every seventh promise was broken in a year of agents with few hours a week (`bench/orders.bench.ts`).
 */
const reserve = { ofWork: 0.3, ofBefore: 0.05 } as const

/** The end of the day on which work ends with its reserve; null where that lies beyond what can be promised. */
function endWithReserve(
  calendar: WorkCalendar,
  now: number,
  { minutesBefore, minutes }: Pick<Candidate, 'minutesBefore'> & { readonly minutes: number },
): number | null {
  const later = finishOf(calendar, now, {
    minutesBefore: minutesBefore * (1 + reserve.ofBefore),
    minutes: minutes * (1 + reserve.ofWork),
  })
  return later?.endOfDay ?? null
}

/** At whom it is done first; of several at the same moment at who has the least to do. Null where nobody can within the days ahead. */
export function assignWork(workers: readonly Worker[], work: WorkToAssign, now: number): Assignment | null {
  let best: Candidate | null = null
  for (const worker of workers) {
    const minutesAhead = sum(worker.queue)
    const position = work.isUrgent ? urgentPosition(worker, work.minutes, now) : worker.queue.length
    const minutesBefore = sum(worker.queue.slice(0, position))
    const finish = finishOf(worker.calendar, now, { minutesBefore, minutes: work.minutes })
    if (!finish) continue
    const isBetter =
      !best ||
      finish.ends < best.finish.ends ||
      (finish.ends === best.finish.ends && minutesAhead < best.minutesAhead)
    if (isBetter) best = { worker, position, finish, minutesAhead, minutesBefore }
  }
  if (!best) return null
  const { worker, position, finish, minutesBefore } = best
  const place = { minutesBefore, minutes: work.minutes }
  const endOfDay = endWithReserve(worker.calendar, now, place) ?? finish.endOfDay
  return {
    workerId: worker.id,
    position,
    finish: { ...finish, endOfDay },
    minutesBefore,
    skipped: skippedDays(worker.calendar, now, endOfDay - 1),
  }
}

interface Candidate {
  readonly worker: Worker
  readonly position: number
  readonly finish: Finish
  readonly minutesAhead: number
  readonly minutesBefore: number
}

/** As far forward as it can go without a promise behind it being broken. */
export function urgentPosition({ calendar, queue }: Worker, minutes: number, now: number): number {
  const first = queue[0]?.isRunning ? 1 : 0
  const last = queue.reduce((latest, { promisedAt }) => Math.max(latest, promisedAt ?? now), now)
  const capacityUntil = capacityFrom(calendar, now, last)
  let position = queue.length
  let through = sum(queue)
  while (position > first) {
    const next = queue[position - 1]
    if (!next) break
    if (next.promisedAt !== null) {
      const slack = capacityUntil(next.promisedAt) - through
      if (slack + roundingMinutes < minutes) break
    }
    through -= next.minutesLeft
    position--
  }
  return position
}

export interface BrokenPromise {
  /** Its place in the queue. */
  readonly position: number
  readonly endsAt: number | null
}

/** Which promises a queue does not keep, as its calendar stands: what a holiday, an illness or another contract breaks. */
export function brokenPromises({ calendar, queue }: Worker, now: number): BrokenPromise[] {
  let minutesBefore = 0
  return queue.flatMap((work, position) => {
    const finish = finishOf(calendar, now, { minutesBefore, minutes: work.minutesLeft })
    minutesBefore += work.minutesLeft
    const isKept =
      work.promisedAt === null || (finish !== null && finish.ends <= work.promisedAt + roundingMs)
    return isKept ? [] : [{ position, endsAt: finish?.ends ?? null }]
  })
}

/** When a task that missed its promise is done, as its queue stands now; null where nobody works on it within the days ahead. */
export function expectedEnd({ calendar, queue }: Worker, position: number, now: number): number | null {
  const work = queue[position]
  if (!work) return null
  return endWithReserve(calendar, now, {
    minutesBefore: sum(queue.slice(0, position)),
    minutes: work.minutesLeft,
  })
}

/** What stands before a task of a queue now and when it would be begun, as they were told when it was promised. */
export function standingOf(
  { calendar, queue }: Worker,
  position: number,
  now: number,
): Pick<Assignment, 'finish' | 'minutesBefore' | 'skipped'> | null {
  const work = queue[position]
  if (!work) return null
  const minutesBefore = sum(queue.slice(0, position))
  const finish = finishOf(calendar, now, { minutesBefore, minutes: work.minutesLeft })
  if (!finish) return null
  const until = work.promisedAt ?? finish.endOfDay
  return { finish, minutesBefore, skipped: skippedDays(calendar, now, until - 1) }
}

export interface Takeover extends Assignment {
  readonly isInTime: boolean
  /** How many minutes of work fit before what was promised; null where nothing was, or it has passed. */
  readonly minutesUntil: number | null
  /** How many tasks of the queue it goes before; each keeps its promise. */
  readonly passed: number
}

/**
 * Who could take a task over and still keep its promise without breaking one of their own; where nobody can, who is done first.
 */
export function takeOver(
  workers: readonly Worker[],
  work: { readonly minutesLeft: number; readonly promisedAt: number | null },
  now: number,
): Takeover | null {
  const assignment = assignWork(workers, { minutes: work.minutesLeft, isUrgent: true }, now)
  if (!assignment) return null
  const { promisedAt } = work
  const taker = workers.find(({ id }) => id === assignment.workerId)
  return {
    ...assignment,
    isInTime: promisedAt === null || assignment.finish.ends <= promisedAt,
    minutesUntil:
      taker && promisedAt !== null && promisedAt > now
        ? capacityFrom(taker.calendar, now, promisedAt)(promisedAt)
        : null,
    passed: (taker?.queue.length ?? 0) - assignment.position,
  }
}

const sum = (queue: readonly QueuedWork[]): number =>
  queue.reduce((minutes, { minutesLeft }) => minutes + minutesLeft, 0)
