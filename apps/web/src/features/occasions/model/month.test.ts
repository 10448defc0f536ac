import { expect, test } from 'vitest'
import { monthBeside, monthIn, weeksOf } from '#features/occasions/model/month.ts'

test('a month is shown in whole weeks from Monday on', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(6)
  expect(november[0]?.[0]).toBe('2026-10-26')
  expect(november.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02')).toHaveLength(4)
  // Clocks change in March and in October: no day is lost or shown twice.
  for (const month of ['2027-03', '2026-10', '2028-02']) {
    const days = weeksOf(month).flat()
    expect(new Set(days).size).toBe(days.length)
    expect(days.length % 7).toBe(0)
  }
})

test('months follow each other over the end of a year', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01')
  expect(monthBeside('2027-01', -1)).toBe('2026-12')
})

test.each(['', undefined, '2026-13', '2026-00', '1999-01', '20260-1', 'novembre', '2026-11-01'])(
  '“%s” in an address is no month: today’s is shown',
  (words) => {
    expect(monthIn(words, '2026-11-23')).toBe('2026-11')
  },
)
