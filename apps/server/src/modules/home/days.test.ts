import { expect, it } from 'vitest'
import { dayIn, endOfWeek, weekOf } from './days.ts'

it('a day is the one on the wall where the person is, and a week begins on Monday', () => {
  const at = new Date('2026-11-22T23:30:00Z')
  expect(dayIn(at, 'Europe/Paris')).toBe('2026-11-23')
  expect(dayIn(at, 'America/New_York')).toBe('2026-11-22')
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

it('a week ends where the next Monday begins, also across a change of the clocks', () => {
  expect(endOfWeek(new Date('2026-10-23T10:00:00Z'), 'Europe/Paris').toISOString()).toBe(
    '2026-10-25T23:00:00.000Z',
  )
  expect(endOfWeek(new Date('2026-10-25T22:59:00Z'), 'Europe/Paris').toISOString()).toBe(
    '2026-10-25T23:00:00.000Z',
  )
  expect(endOfWeek(new Date('2026-10-25T23:00:00Z'), 'Europe/Paris').toISOString()).toBe(
    '2026-11-01T23:00:00.000Z',
  )
})
