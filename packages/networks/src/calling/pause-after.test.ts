import { expect, test } from 'vitest'
import { pauseAfter } from './pause-after.ts'

test('asks often at first, then seldom, then no more', () => {
  const patience = [
    [2, 5],
    [1, 60],
  ] as const
  expect([0, 1, 2, 3, 9].map((asked) => pauseAfter(asked, patience))).toEqual([5, 5, 60, null, null])
})
