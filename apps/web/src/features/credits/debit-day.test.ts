import { expect, test } from 'vitest'
import { usualDebitDay } from '#features/credits/debit-day.ts'

test.each([
  ['2026-11-27', '2026-12-04'],
  ['2026-11-28', '2026-12-04'],
  ['2026-11-30', '2026-12-07'],
])('a debit of %s is usually taken by %s, five days of banks later', (created, taken) => {
  expect(usualDebitDay(`${created}T10:00:00.000Z`).toISOString().slice(0, 10)).toBe(taken)
})
