import { describe, expect, it } from 'vitest'
import { totalsOf } from './credit-reasons.ts'

describe('credits by what they were', () => {
  it('lower what was spent when they come back, and what was sold when they are taken back', () => {
    const totals = totalsOf([
      { reason: 'subscription', amount: 100 },
      { reason: 'purchase', amount: 50 },
      { reason: 'paymentRefunded', amount: -20 },
      { reason: 'registration', amount: 30 },
      { reason: 'correction', amount: -5 },
      { reason: 'order', amount: -12 },
      { reason: 'orderCancelled', amount: 6 },
      { reason: 'expiry', amount: -8 },
    ])
    expect(totals).toEqual({ sold: 130, given: 25, spent: 6, expired: 8 })
    expect(totals.sold + totals.given - totals.spent - totals.expired).toBe(141)
  })
})
