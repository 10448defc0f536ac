import { expect, test } from 'vitest'
import { creditsTaken } from '#features/bills/credits-taken.ts'

const paid = { grossCents: 8_160, refundedCents: 0, failedCents: 0, creditsLeft: 50 }

test.each([
  ['a part of the money takes as much of what is not spent', paid, 2_000, 12],
  ['all of it takes all', paid, 8_160, 50],
  ['what went back before took its own', { ...paid, refundedCents: 2_000, creditsLeft: 38 }, 6_160, 38],
  ['what did not arrive took its own, too', { ...paid, failedCents: 2_000, creditsLeft: 38 }, 2_000, 0],
  ['of spent credits none go', { ...paid, creditsLeft: 0 }, 8_160, 0],
] as const)('%s', (_what, refund, cents, credits) => {
  expect(creditsTaken(refund, cents)).toBe(credits)
})
