import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it('reads a number with a comma or a point, within its bounds, and nothing else', () => {
  expect(readNumber(' 1,25 ', 0, 3)).toBe(1.25)
  expect(readNumber('1.25', 0, 3)).toBe(1.25)
  expect(readNumber('4', 6, 1000)).toBe(6)
  expect(readNumber('5000', 6, 1000)).toBe(1000)
  expect(readNumber('', 0, 3)).toBeNull()
  expect(readNumber('large', 0, 3)).toBeNull()
})
