import { describe, expect, it } from 'vitest'
import { planOf, robotsOf } from './plans.ts'
import { shippedPlans } from './shipped-packs.ts'

describe('a plan', () => {
  const today = '2026-06-15'
  const [start, growth] = shippedPlans
  const base = { subscribed: null, recommended: null, freeSubscriptionUntil: null, today }
  it('is none without a subscription or a day that was given', () => {
    expect(planOf(base)).toBeNull()
    expect(planOf({ ...base, freeSubscriptionUntil: '2026-06-14' })).toBeNull()
  })
  it('is the recommended one up to and on the day the platform gave', () => {
    expect(planOf({ ...base, freeSubscriptionUntil: today })?.names.fr).toBe('Growth')
    expect(planOf({ ...base, freeSubscriptionUntil: '2026-06-16' })?.limits.networks).toBe(4)
  })
  it('is what one pays for, before what was given', () => {
    expect(planOf({ ...base, freeSubscriptionUntil: today, subscribed: start ?? null })?.names.fr).toBe(
      'Start',
    )
  })
  it('does nothing by itself below the recommended one', () => {
    const none = { subjects: false, posts: false }
    expect(robotsOf(null)).toEqual(none)
    expect(robotsOf(start ?? null)).toEqual(none)
    expect(robotsOf(growth ?? null)).toEqual({ subjects: true, posts: true })
  })
})
