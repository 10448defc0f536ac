import { expect, it } from 'vitest'
import { dayIn, weekOf } from './days.ts'

it('a day is the one on the wall where the person is, and a week begins on Monday', () => {
  const at = new Date('2026-11-22T23:30:00Z')
  expect(dayIn(at, 'Europe/Paris')).toBe('2026-11-23')
  expect(dayIn(at, 'America/New_York')).toBe('2026-11-22')
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})
