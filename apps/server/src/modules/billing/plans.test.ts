import { describe, expect, it } from 'vitest'
import { networksOf, planOf, robotsOf } from './plans.ts'

describe('a plan', () => {
  const today = '2026-06-15'
  it('is none without a subscription, and has one network', () => {
    expect(planOf({ freeSubscriptionUntil: null, today })).toBe('none')
    expect(planOf({ freeSubscriptionUntil: '2026-06-14', today })).toBe('none')
    expect(networksOf.none).toBe(1)
  })
  it('is the recommended one up to and on the day the platform gave', () => {
    expect(planOf({ freeSubscriptionUntil: today, today })).toBe('growth')
    expect(planOf({ freeSubscriptionUntil: '2026-06-16', today })).toBe('growth')
    expect(networksOf.growth).toBe(4)
  })
  it('does nothing by itself below the recommended one', () => {
    const none = { subjects: false, posts: false }
    const both = { subjects: true, posts: true }
    expect(robotsOf).toEqual({ none, start: none, growth: both, agency: both })
  })
})
