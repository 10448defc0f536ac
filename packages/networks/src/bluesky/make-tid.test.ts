import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTid, microsecondsOf } from './make-tid.ts'

// Facts 9.3.
test.each([
  [1700000000000000n, 0, '3ke6kg3wk2222'],
  [1700000000000000n, 31, '3ke6kg3wk222z'],
  [1735689600000000n, 23, '3lenax2ss222r'],
])('%s at clock %s', (microseconds, clock, tid) => {
  expect(makeTid(microseconds, clock)).toBe(tid)
})

test('every key has the form the network asks for, sorts by time and keeps it', () => {
  const instant = fc.bigInt({ min: 1n, max: 2n ** 53n - 1n })
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 0, max: 1023 }), (one, other, clock) => {
      const tid = makeTid(one, clock)
      expect(tid).toMatch(/^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/)
      expect(microsecondsOf(tid)).toBe(one)
      if (one < other) expect(tid < makeTid(other, clock)).toBe(true)
    }),
  )
})
