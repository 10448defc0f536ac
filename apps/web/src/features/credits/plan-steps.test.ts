import { expect, test } from 'vitest'
import { isLess, whatChanges } from '#features/credits/plan-steps.ts'

const robots = { draftsItself: true, proposesItself: true }
const growth = { limits: { networks: 4, postsAWeek: 7, ideasAMonth: 60, ...robots }, ideasAMonth: 60 }
const free = { limits: null, ideasAMonth: 12, credits: 0 }

test('of a plan that is left, only what becomes less is told, with what it is at each time', () => {
  expect(whatChanges([{ ...growth, credits: 100 }, { ...growth, credits: 0 }, free])).toEqual([
    { name: 'networks', values: [4, 4, 1] },
    { name: 'dates', values: [true, true, false] },
    { name: 'ideasAMonth', values: [60, 60, 12] },
    { name: 'robots', values: [true, true, false] },
    { name: 'credits', values: [100, 0, 0] },
  ])
})

test('the year in place of the month changes nothing that is allowed', () => {
  expect(
    whatChanges([
      { ...growth, credits: 100 },
      { ...growth, credits: 100 },
    ]),
  ).toEqual([])
})

test.each([
  [4, 1, true],
  [7, null, false],
  [null, 7, true],
  [true, false, true],
  [0, 0, false],
] as const)('from %s to %s is less: %s', (before, value, less) => {
  expect(isLess(value, before)).toBe(less)
})
