import { expect, test } from 'vitest'
import { hourPxFor, openingMinute } from '#features/posts/calendar/model/hour-scale.ts'

test('fifteen hours fit where the window has the height for them', () => {
  expect(hourPxFor(800) * 15).toBeLessThanOrEqual(600)
  expect([hourPxFor(500), hourPxFor(2000)]).toEqual([40, 64])
})

test('it opens a little above what comes first, at eight where that is seen from there', () => {
  const day = { endMinute: 20 * 60, visibleMinutes: 780 }
  expect(openingMinute({ ...day, firstMinute: 17 * 60 })).toBe(8 * 60)
  expect(openingMinute({ ...day, firstMinute: 7 * 60 + 30 })).toBe(7 * 60 + 10)
  expect(openingMinute({ ...day, firstMinute: 0 })).toBe(0)
  // The last card would be cut: later, but never under the first.
  expect(openingMinute({ ...day, firstMinute: 18 * 60, endMinute: 23 * 60 })).toBe(10 * 60 + 40)
  expect(openingMinute({ ...day, firstMinute: 9 * 60, endMinute: 23 * 60 })).toBe(8 * 60 + 40)
})
