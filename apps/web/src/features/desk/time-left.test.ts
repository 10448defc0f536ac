import { expect, it } from 'vitest'
import { clockOf, secondsLeft } from './time-left.ts'

it('counts on from when it was read while the timer runs, and only then', () => {
  const work = { minutes: 45, workedSeconds: 600, isRunning: true }
  expect(secondsLeft(work, 1_000, 61_000)).toBe(45 * 60 - 660)
  expect(secondsLeft({ ...work, isRunning: false }, 1_000, 61_000)).toBe(45 * 60 - 600)
  // A clock that went back counts nothing.
  expect(secondsLeft(work, 61_000, 1_000)).toBe(45 * 60 - 600)
  expect(secondsLeft({ ...work, workedSeconds: 2_800 }, 0, 0)).toBe(-100)
})

it('writes times as a clock does', () => {
  expect([0, 65, 3912, -61].map(clockOf)).toEqual(['00:00', '01:05', '1:05:12', '01:01'])
})
