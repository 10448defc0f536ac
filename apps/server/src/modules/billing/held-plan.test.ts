import { describe, expect, it } from 'vitest'
import { allowsMore, planOf, robotsOf } from './held-plan.ts'
import { shippedPlans } from './shipped-packs.ts'

describe('a plan', () => {
  const today = '2026-06-15'
  const [start, growth, agency] = shippedPlans
  const base = { subscribed: null, recommended: null, freeSubscriptionUntil: null, today }
  it('is none without a subscription or a day that was given', () => {
    expect(planOf(base)).toBeNull()
    expect(planOf({ ...base, freeSubscriptionUntil: '2026-06-14' })).toBeNull()
  })
  it('is the recommended one up to and on the day the platform gave', () => {
    expect(planOf({ ...base, freeSubscriptionUntil: today })?.names.fr).toBe('Growth')
    expect(planOf({ ...base, freeSubscriptionUntil: '2026-06-16' })?.limits.networks).toBe(4)
  })
  it('is what one pays for, with what was given where that is more', () => {
    const paid = { ...base, subscribed: start ?? null }
    const both = planOf({ ...paid, freeSubscriptionUntil: today })
    expect(both).toEqual({ names: start?.names, limits: growth?.limits })
    expect(planOf({ ...paid, freeSubscriptionUntil: '2026-06-14' })?.limits).toEqual(start?.limits)
    const odd = { networks: null, postsAWeek: 1, ideasAMonth: 5, draftsItself: false, proposesItself: true }
    const mixed = planOf({
      ...base,
      freeSubscriptionUntil: today,
      subscribed: { names: { fr: 'Sur mesure', en: 'Made for you' }, limits: odd },
    })
    expect(mixed?.limits).toEqual({
      networks: null,
      postsAWeek: 7,
      ideasAMonth: 60,
      draftsItself: true,
      proposesItself: true,
    })
  })
  it('says whether it allows more than another', () => {
    if (!start || !growth || !agency) throw new Error('Three plans ship')
    expect(allowsMore(start.limits, growth.limits)).toBe(false)
    expect(allowsMore(growth.limits, growth.limits)).toBe(false)
    expect(allowsMore(agency.limits, growth.limits)).toBe(true)
    expect(allowsMore({ ...start.limits, networks: 5 }, growth.limits)).toBe(true)
  })
  it('does nothing by itself below the recommended one', () => {
    const none = { subjects: false, posts: false }
    expect(robotsOf(null)).toEqual(none)
    expect(robotsOf(start ?? null)).toEqual(none)
    expect(robotsOf(growth ?? null)).toEqual({ subjects: true, posts: true })
  })
})
