import { expect, it } from 'vitest'
import { usualDebitDay } from './debit-day.ts'

it.each([
  ['2026-11-27T10:00', '2026-12-04'],
  ['2026-11-28T10:00', '2026-12-04'],
  ['2026-11-30T10:00', '2026-12-07'],
  // In Paris it is the day after.
  ['2026-11-29T23:30', '2026-12-07'],
  // Christmas, the day after it, and New Year.
  ['2026-12-23T10:00', '2026-12-31'],
  ['2026-12-28T10:00', '2027-01-05'],
  // Good Friday is on April 3rd, Easter Monday on the 6th.
  ['2026-04-01T10:00', '2026-04-10'],
  ['2027-03-25T10:00', '2027-04-05'],
  ['2026-04-30T10:00', '2026-05-08'],
])('a debit of %s is usually taken by %s, five days of banks later', (sent, taken) => {
  expect(usualDebitDay(new Date(`${sent}:00Z`))).toBe(taken)
})
