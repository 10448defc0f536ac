import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignWork,
  brokenPromises,
  expectedEnd,
  takeOver,
  urgentPosition,
  type Worker,
} from './assign-work.ts'
import { finishOf, type WorkCalendar } from './work-calendar.ts'

const weekdays = (...days: number[]) =>
  days.map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }))
const calendar: WorkCalendar = {
  zone: 'Europe/Paris',
  spans: weekdays(1, 2, 3, 4, 5),
  daysOff: new Map(),
  contractStart: null,
  contractEnd: null,
  productivityPercent: 100,
}
// A Monday, nine o'clock.
const now = Date.parse('2026-11-23T08:00:00Z')
const promised = (iso: string) => Date.parse(iso)
const waiting = (minutesLeft: number, promisedAt: number | null = null, isRunning = false) => ({
  minutesLeft,
  promisedAt,
  isRunning,
})
const normal = { minutes: 60, isUrgent: false }

describe('an order', () => {
  it('goes to who is done with it first', () => {
    const workers: Worker[] = [
      { id: 1, calendar, queue: [waiting(120)] },
      { id: 2, calendar, queue: [waiting(30)] },
      { id: 3, calendar: { ...calendar, daysOff: new Map([['2026-11-23', 'Congés']]) }, queue: [] },
    ]
    expect(assignWork(workers, normal, now)).toMatchObject({ workerId: 2, position: 1, skipped: [] })
  })

  it('finds nobody where nobody is there, or all are full for sixty days', () => {
    expect(assignWork([], normal, now)).toBeNull()
    expect(assignWork([{ id: 1, calendar, queue: [waiting(60 * 8 * 60)] }], normal, now)).toBeNull()
  })

  it('says which days are passed over', () => {
    const away = { ...calendar, daysOff: new Map([['2026-11-24', 'Grève']]) }
    expect(assignWork([{ id: 1, calendar: away, queue: [waiting(480)] }], normal, now)?.skipped).toEqual([
      { date: '2026-11-24', reason: 'Grève' },
    ])
  })

  it('that is urgent passes what has time, and stops at what has none and at what is being done', () => {
    const queue = [
      waiting(60, null, true),
      waiting(60, promised('2026-11-23T10:30:00Z')),
      waiting(60, promised('2026-11-24T16:00:00Z')),
      waiting(60, promised('2026-11-27T16:00:00Z')),
    ]
    expect(urgentPosition({ id: 1, calendar, queue }, 60, now)).toBe(2)
    expect(urgentPosition({ id: 1, calendar, queue }, 30, now)).toBe(1)
  })

  it('that is urgent says what stands before it there, and begins after that', () => {
    const queue = [
      waiting(15, promised('2026-11-23T16:00:00Z'), true),
      waiting(60, promised('2026-11-27T16:00:00Z')),
      waiting(240, promised('2026-11-27T16:00:00Z')),
    ]
    const worker = { id: 1, calendar, queue }
    const usual = assignWork([worker], normal, now)
    expect(usual).toMatchObject({ position: 3, minutesBefore: 315 })
    const first = assignWork([worker], { ...normal, isUrgent: true }, now)
    expect(first).toMatchObject({ position: 1, minutesBefore: 15 })
    expect(first?.finish.begins).toBe(now + 15 * 60_000)
  })

  it('that missed its promise is expected behind what stands before it, with the reserve of a promise', () => {
    const queue = [waiting(300, null, true), waiting(120, promised('2026-11-20T16:00:00Z'))]
    const worker = { id: 1, calendar, queue }
    expect(expectedEnd(worker, 1, now)).toBe(promised('2026-11-23T16:00:00Z'))
    expect(expectedEnd({ ...worker, queue: [waiting(400), ...queue.slice(1)] }, 1, now)).toBe(
      promised('2026-11-24T16:00:00Z'),
    )
    expect(expectedEnd(worker, 5, now)).toBeNull()
  })

  it('that is taken over keeps its promise where somebody can', () => {
    const busy: Worker = { id: 1, calendar, queue: [waiting(480, promised('2026-11-23T16:00:00Z'))] }
    const free: Worker = { id: 2, calendar, queue: [waiting(60, promised('2026-11-25T16:00:00Z'))] }
    const work = { minutesLeft: 120, promisedAt: promised('2026-11-23T16:00:00Z') }
    expect(takeOver([busy, free], work, now)).toMatchObject({
      ...{ workerId: 2, position: 0, isInTime: true },
      // Its whole day, and a task that can wait.
      ...{ minutesBefore: 0, passed: 1, minutesUntil: 480 },
    })
    expect(takeOver([busy], work, now)).toMatchObject({
      ...{ workerId: 1, position: 1, isInTime: false },
      ...{ minutesBefore: 480, passed: 0, minutesUntil: 480 },
    })
    expect(takeOver([], work, now)).toBeNull()
  })

  it('breaks no promise, whatever was promised before and however urgent it is', () => {
    const orders = fc.array(
      fc.record({ minutes: fc.integer({ min: 10, max: 300 }), isUrgent: fc.boolean() }),
      { minLength: 1, maxLength: 25 },
    )
    fc.assert(
      fc.property(
        orders,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 60, max: 100 }),
        (list, count, productivityPercent) => {
          const queues = new Map(
            Array.from({ length: count }, (_, index) => [index, [] as Worker['queue'][number][]]),
          )
          const workers = () =>
            [...queues].map(([id, queue]) => ({
              id,
              calendar: { ...calendar, productivityPercent, spans: weekdays(id + 1, id + 2, 5) },
              queue,
            }))
          for (const order of list) {
            const assignment = assignWork(workers(), order, now)
            if (!assignment) continue
            queues
              .get(assignment.workerId)
              ?.splice(assignment.position, 0, waiting(order.minutes, assignment.finish.endOfDay))
            for (const worker of workers()) expect(brokenPromises(worker, now)).toEqual([])
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is shown as broken where a day off takes its time', () => {
    const queue = [
      waiting(300, promised('2026-11-23T16:00:00Z')),
      waiting(300, promised('2026-11-24T16:00:00Z')),
    ]
    const away = { ...calendar, daysOff: new Map([['2026-11-23', 'Malade']]) }
    expect(brokenPromises({ id: 1, calendar, queue }, now)).toEqual([])
    expect(brokenPromises({ id: 1, calendar: away, queue }, now)).toEqual([
      { position: 0, endsAt: finishOf(away, now, { minutesBefore: 0, minutes: 300 })?.ends },
      { position: 1, endsAt: finishOf(away, now, { minutesBefore: 300, minutes: 300 })?.ends },
    ])
  })
})
