import { describe, expect, it } from 'vitest'
import { bestHours, fewestMeasured } from './best-hours.ts'
import { placeDates } from './place-dates.ts'

const rhythm = { postsPerWeek: 3, weekdays: [2, 4], times: ['09:00', '18:00'] }
/** Tuesdays of the autumn. */
const post = (nth: number, time: string, rate: number, network = 'facebook') => ({
  post: nth,
  local: `2026-${nth % 2 === 0 ? '09' : '10'}-${nth % 2 === 0 ? '08' : '13'}T${time}`,
  network,
  rate,
})
const many = (count: number, time: string, rate: number, network?: string) =>
  Array.from({ length: count }, (_, nth) => post(nth, time, rate, network))

describe('the hours that bring most', () => {
  it('are told by a business’s own posts, with how many stand behind them; where none tell, by none', () => {
    const best = bestHours([...many(8, '09:10', 0.02), ...many(8, '17:30', 0.06)], rhythm)
    // A morning and an evening each: one post went to two networks.
    expect(best?.posts).toBe(8)
    expect(best?.on.get(2)).toEqual(['18:00', '09:00'])
    // Nothing went out on a Thursday: its hours are as good as each other.
    expect(best?.on.get(4)).toEqual(['09:00', '18:00'])
    expect(bestHours(many(fewestMeasured - 1, '09:00', 0.02), rhythm)).toBeNull()
    // At three in the night nobody learns anything of nine in the morning.
    expect(bestHours(many(40, '03:00', 0.02), rhythm)).toBeNull()
  })

  it('are not those of one lucky post', () => {
    const posts = [...many(12, '18:00', 0.05), ...many(6, '09:00', 0.03), post(0, '09:00', 0.09)]
    expect(bestHours(posts, rhythm)?.on.get(2)).toEqual(['18:00', '09:00'])
  })

  it('are held against what is usual on each network: one where everybody presses hearts decides nothing alone', () => {
    const posts = [
      ...many(10, '09:00', 0.3, 'tiktok'),
      ...many(4, '18:00', 0.3, 'tiktok'),
      ...many(4, '09:00', 0.01, 'linkedin'),
      ...many(10, '18:00', 0.03, 'linkedin'),
    ]
    expect(bestHours(posts, rhythm)?.on.get(2)).toEqual(['18:00', '09:00'])
  })

  it('are where posts go, but for every fourth week, in which the others are tried', () => {
    const best = bestHours([...many(8, '09:00', 0.02), ...many(8, '18:00', 0.06)], rhythm)
    const wanted = Array.from({ length: 24 }, (_, at) => ({ key: `${at}`, windows: [] }))
    const span = { from: '2026-12-01', to: '2027-03-31' }
    const hoursOn = (rhythmOf: Parameters<typeof placeDates>[1]) =>
      [...placeDates(wanted, rhythmOf, span, { taken: [], closed: [] }).values()]
        .filter((local) => new Date(`${local}Z`).getUTCDay() === 2)
        .map((local) => local.slice(11))
    const late = (localTimes: readonly string[]) =>
      localTimes.filter((time) => time === '18:00').length / localTimes.length
    expect(late(hoursOn({ ...rhythm, postsPerWeek: 2, best }))).toBeGreaterThan(0.75)
    expect(late(hoursOn({ ...rhythm, postsPerWeek: 2, best }))).toBeLessThan(1)
    expect(late(hoursOn({ ...rhythm, postsPerWeek: 2 }))).toBeLessThan(0.7)
  })
})
