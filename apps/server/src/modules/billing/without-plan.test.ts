import { expect, it } from 'vitest'
import { days, later } from '../../platform/clock.ts'
import { lastWithoutPlan, opensWithoutPlan } from './without-plan.ts'

const paris = 'Europe/Paris'

it('without a plan a month is open to its end, and seven days more at its end', () => {
  const on = (now: string) => lastWithoutPlan(new Date(now), paris).toISOString()
  expect(on('2026-11-03T10:00:00Z')).toBe('2026-11-30T22:59:59.999Z')
  expect(on('2026-11-27T10:00:00Z')).toBe('2026-12-04T10:00:00.000Z')
  // In Paris it is December by then.
  expect(on('2026-11-30T23:30:00Z')).toBe('2026-12-31T22:59:59.999Z')
})

it('a post opens with its month, or seven days before: the first of the two', () => {
  const of = (at: string) => opensWithoutPlan(new Date(at), paris).toISOString()
  expect(of('2026-12-22T17:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
  expect(of('2026-12-03T08:00:00Z')).toBe('2026-11-26T08:00:00.000Z')
})

it('both say the same, over a year of days and in zones on either side', () => {
  for (const zone of [paris, 'Pacific/Auckland', 'America/Los_Angeles'])
    for (let day = 0; day < 370; day += 3) {
      const now = later(new Date('2026-01-01T11:11:11Z'), days(day))
      for (const ahead of [0, 3, 6.99, 7.01, 20, 33]) {
        const at = later(now, days(ahead))
        expect(at <= lastWithoutPlan(now, zone)).toBe(opensWithoutPlan(at, zone) <= now)
      }
    }
})
