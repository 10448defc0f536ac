import { expect, test } from 'vitest'
import { affordable } from '#features/planning/affordable.ts'

test('as many posts as the free ones and the credits pay for, and never more than are wanted', () => {
  const price = { freeLeft: 0, creditsEach: 2, balance: 5 }
  expect(affordable(price, 12)).toBe(2)
  expect(affordable({ ...price, freeLeft: 3 }, 12)).toBe(5)
  expect(affordable({ ...price, balance: 100 }, 12)).toBe(12)
  expect(affordable({ ...price, balance: 1 }, 12)).toBe(0)
  expect(affordable({ ...price, balance: -4 }, 12)).toBe(0)
  expect(affordable({ ...price, creditsEach: 0 }, 12)).toBe(12)
})
