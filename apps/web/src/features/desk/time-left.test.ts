import { expect, it } from 'vitest'
import { clockOf, daysUntil, dueOf, isCounting, secondsLeft, secondsToDue } from './time-left.ts'

it('counts on from when it was read while the timer counts, and only then', () => {
  const at = (ms: number) => new Date(ms).toISOString()
  const work = { minutes: 45, workedSeconds: 600, countsUntil: at(1_000_000) }
  expect(secondsLeft(work, 1_000, 61_000)).toBe(45 * 60 - 660)
  expect(secondsLeft({ ...work, countsUntil: null }, 1_000, 61_000)).toBe(45 * 60 - 600)
  // The agent's day is over.
  expect(secondsLeft({ ...work, countsUntil: at(31_000) }, 1_000, 61_000)).toBe(45 * 60 - 630)
  expect([30_999, 31_000].map((now) => isCounting(at(31_000), now))).toEqual([true, false])
  // A clock that went back counts nothing.
  expect(secondsLeft(work, 61_000, 1_000)).toBe(45 * 60 - 600)
  expect(secondsLeft({ ...work, workedSeconds: 2_800 }, 0, 0)).toBe(-100)
})

it('writes times as a clock does', () => {
  expect([0, 65, 3912, -61].map(clockOf)).toEqual(['00:00', '01:05', '1:05:12', '01:01'])
})

it('says a promise by the days of the reader', () => {
  const now = Date.parse('2026-11-30T10:20:00Z')
  const dayKey = (at: Date) => at.toISOString().slice(0, 10)
  const due = (at: string) => dueOf(at, now, dayKey)
  expect(due('2026-11-30T10:20:00Z')).toBe('past')
  expect(due('2026-11-30T16:00:00Z')).toBe('today')
  expect(due('2026-12-01T00:10:00Z')).toBe('tomorrow')
  expect(due('2026-12-02T10:00:00Z')).toBe('later')
  expect(daysUntil('2026-12-02T10:00:00Z', now, dayKey)).toBe(2)
})

it('counts down to a delivery that is under a day away, as it is expected', () => {
  const now = Date.parse('2026-11-30T10:20:00Z')
  const to = (promisedAt: string, expectedAt: string | null = null) =>
    secondsToDue({ state: 'queued', promisedAt, expectedAt }, now)
  expect(to('2026-11-30T13:00:00Z')).toBe(9_600)
  expect([to('2026-12-01T10:20:00Z'), to('2026-11-30T10:20:00Z')]).toEqual([null, null])
  expect(to('2026-11-30T13:00:00Z', '2026-12-07T16:00:00Z')).toBeNull()
  expect(
    secondsToDue({ state: 'withCustomer', promisedAt: '2026-11-30T13:00:00Z', expectedAt: null }, now),
  ).toBeNull()
})
