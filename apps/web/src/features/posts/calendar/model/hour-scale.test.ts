import { expect, test } from 'vitest'
import { hourPxFor, openingHour } from '#features/posts/calendar/model/hour-scale.ts'

test('thirteen hours fit where the window has the height for them', () => {
  expect(hourPxFor(800) * 13).toBeLessThanOrEqual(600)
  expect([hourPxFor(500), hourPxFor(2000)]).toEqual([42, 64])
})

test('it opens at a full hour above what comes first, at eight where that is seen from there', () => {
  const day = { endMinute: 20 * 60, visibleMinutes: 780 }
  expect(openingHour({ ...day, firstMinute: 17 * 60 })).toBe(8)
  expect(openingHour({ ...day, firstMinute: 7 * 60 + 30 })).toBe(7)
  expect(openingHour({ ...day, firstMinute: 7 * 60 })).toBe(6)
  expect(openingHour({ ...day, firstMinute: 0 })).toBe(0)
  // The last card would be cut: a little later, but never under the first.
  expect(openingHour({ ...day, firstMinute: 18 * 60, endMinute: 23 * 60 })).toBe(10)
  expect(openingHour({ ...day, firstMinute: 9 * 60, endMinute: 23 * 60 })).toBe(8)
})
