import { expect, it } from 'vitest'
import { dayIn, endOf, weekOf } from './days.ts'

it('a day is the one where the person is, and a week begins on Monday', () => {
  const at = new Date('2026-11-22T23:30:00Z')
  expect(dayIn(at, 'Europe/Paris')).toBe('2026-11-23')
  expect(dayIn(at, 'America/New_York')).toBe('2026-11-22')
  const week = { from: '2026-11-23', to: '2026-11-29', isAhead: false }
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-27']) expect(weekOf(day)).toEqual(week)
})

it('from Saturday on it is the seven days that come', () => {
  expect(weekOf('2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-04', isAhead: true })
  expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-12-05', isAhead: true })
  expect(weekOf('2026-11-30').isAhead).toBe(false)
})

it('to a business that nothing was published of, the days before say nothing either', () => {
  expect(weekOf('2026-11-26', false)).toEqual({ from: '2026-11-26', to: '2026-12-02', isAhead: true })
})

it('a week ends with its last day, also across a change of the clocks', () => {
  const endAt = (day: string, zone = 'Europe/Paris') => endOf(weekOf(day), zone).toISOString()
  expect(endAt('2026-10-23')).toBe('2026-10-25T23:00:00.000Z')
  expect(endAt('2026-10-24')).toBe('2026-10-30T23:00:00.000Z')
  expect(endAt('2026-10-25')).toBe('2026-10-31T23:00:00.000Z')
  expect(endAt('2026-10-26')).toBe('2026-11-01T23:00:00.000Z')
  expect(endAt('2026-10-26', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z')
})
