import { expect, it } from 'vitest'
import { hours, seconds } from '../../platform/clock.ts'
import { wasSetBack } from './clock-watch.ts'

it('that a clock was set back is known of one that was looked at before, and of no other', () => {
  let aheadMs = 0
  // Told by the time that passes, however slow this machine is.
  const clock = { now: () => new Date(Date.UTC(2026, 0, 31) + performance.now() + aheadMs) }
  expect([wasSetBack(clock), wasSetBack(clock)]).toEqual(['unknown', 'no'])
  aheadMs += hours(2)
  expect(wasSetBack(clock)).toBe('no')
  // As clocks are slewed.
  aheadMs -= seconds(4)
  expect(wasSetBack(clock)).toBe('no')
  aheadMs -= hours(2)
  expect([wasSetBack(clock), wasSetBack(clock)]).toEqual(['yes', 'no'])
  expect(wasSetBack({ now: clock.now })).toBe('unknown')
})
