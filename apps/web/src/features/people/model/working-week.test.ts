import { expect, test } from 'vitest'
import { minutesOf, nextSpan } from '#features/people/model/working-week.ts'

test('the week is the sum of its spans, and a reversed one counts for nothing', () => {
  const spans = [
    { weekday: 1, startMinute: 540, endMinute: 720 },
    { weekday: 1, startMinute: 780, endMinute: 1020 },
    { weekday: 2, startMinute: 700, endMinute: 600 },
  ]
  expect(minutesOf(spans)).toBe(420)
})

test('the next span of a day begins after the last and never after the day', () => {
  expect(nextSpan([], 3)).toEqual({ weekday: 3, startMinute: 540, endMinute: 720 })
  const after = nextSpan([{ weekday: 3, startMinute: 1300, endMinute: 1439 }], 3)
  expect(after.startMinute).toBeLessThan(after.endMinute)
})
