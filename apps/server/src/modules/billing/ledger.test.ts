import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOfLots, buckets, type Lot, planGivingBack, planSpending, spendingOrder } from './ledger.ts'

const now = new Date('2026-03-10T12:00:00Z')
const total = (lots: readonly Lot[]) => Object.values(balanceOfLots(lots, now)).reduce((a, b) => a + b, 0)
const expiry = fc.option(
  fc
    .integer({ min: -90, max: 90 })
    .filter((day) => day !== 0)
    .map((day) => new Date(now.getTime() + day * 86_400_000)),
)
const lots = fc
  .array(fc.record({ bucket: fc.constantFrom(...buckets), left: fc.nat(50), expiresAt: expiry }), {
    maxLength: 8,
  })
  .map((list) => list.map((lot, index): Lot => ({ ...lot, lotId: index + 1 })))

const spend = (from: readonly Lot[], parts: readonly { lotId: number; amount: number }[]) =>
  from.map((lot) => ({
    ...lot,
    left: lot.left - (parts.find((part) => part.lotId === lot.lotId)?.amount ?? 0),
  }))

describe('spending', () => {
  it('takes exactly what is asked, or nothing when that is too much, and never leaves a lot under zero', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 200 }), (own, amount) => {
        const plan = planSpending(own, amount, now)
        if ('left' in plan) {
          expect(plan.left).toBe(total(own))
          expect(plan.left).toBeLessThan(amount)
          return
        }
        const after = spend(own, plan.parts)
        expect(plan.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        expect(after.every((lot) => lot.left >= 0)).toBe(true)
        expect(total(after)).toBe(total(own) - amount)
      }),
    )
  })

  it('empties what expires sooner before it touches what expires later, and leaves expired lots alone', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 200 }), (own, amount) => {
        const plan = planSpending(own, amount, now)
        if ('left' in plan) return
        const order = spendingOrder(own, now)
        expect(plan.parts.map((part) => part.lotId)).toEqual(
          order.slice(0, plan.parts.length).map((lot) => lot.lotId),
        )
        for (const [index, part] of plan.parts.slice(0, -1).entries())
          expect(part.amount).toBe(order[index]?.left)
        for (const part of plan.parts) expect(part.expiresAt === null || part.expiresAt > now).toBe(true)
      }),
    )
  })

  it('does not depend on the order the lots are read in', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 200 }), (own, amount) => {
        expect(planSpending([...own].reverse(), amount, now)).toEqual(planSpending(own, amount, now))
      }),
    )
  })
})

describe('giving back', () => {
  it('returns to the lot it came from while that stands, else to a new lot of the same bucket for thirty days', () => {
    fc.assert(
      fc.property(lots, (own) => {
        let next = 1000
        const taken = own
          .filter((lot) => lot.left > 0)
          .map(({ lotId, bucket, left, expiresAt }) => ({ lotId, bucket, amount: left, expiresAt }))
        const back = planGivingBack(taken, now, () => next++)
        for (const [index, part] of back.entries()) {
          const from = taken[index]
          expect(part).toMatchObject({ bucket: from?.bucket, amount: from?.amount })
          if (from?.expiresAt && from.expiresAt <= now) {
            expect(part.lotId).toBeGreaterThanOrEqual(1000)
            expect(part.expiresAt).toEqual(new Date('2026-04-09T12:00:00Z'))
          } else expect(part).toEqual(from)
        }
      }),
    )
  })
})
