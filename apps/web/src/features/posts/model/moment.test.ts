import { describe, expect, it } from 'vitest'
import { firstWish, lastDay, momentOf } from '#features/posts/model/moment.ts'

const now = new Date('2026-10-24T22:30:00Z')
const paris = 'Europe/Paris'

describe('when a post is to go out', () => {
  it('is an instant there, and is told where there is none, or it is gone', () => {
    const at = (day: string, minute: number) => momentOf({ day, minute }, paris, now)
    expect(at('2026-11-26', 540)).toEqual({ at: new Date('2026-11-26T08:00:00Z'), isTwice: false })
    expect(at('2026-10-25', 150)).toEqual({ at: new Date('2026-10-25T00:30:00Z'), isTwice: true })
    expect(at('2027-03-28', 150)).toBe('missing')
    expect(at('2026-10-25', 30)).toBe('past')
    expect(at('2026-10-25', 31)).toEqual({ at: new Date('2026-10-24T22:31:00Z'), isTwice: false })
    expect(at('', 540)).toBe('none')
  })

  it('is within two years: what is later was mistyped', () => {
    const at = (day: string, minute: number) => momentOf({ day, minute }, paris, now)
    expect(lastDay(paris, now)).toBe('2028-10-25')
    expect(at('2028-10-25', 30)).toMatchObject({ at: new Date('2028-10-24T22:30:00Z') })
    expect(at('2028-10-25', 31)).toBe('tooFar')
    expect(at('9999-12-31', 540)).toBe('tooFar')
  })

  it('is tomorrow at nine to begin with, where tomorrow is theirs, or the date it has', () => {
    expect(firstWish(null, paris, now)).toEqual({ day: '2026-10-26', minute: 540 })
    expect(firstWish(null, 'America/Guadeloupe', now)).toEqual({ day: '2026-10-25', minute: 540 })
    expect(firstWish('2026-10-20T08:00:00Z', paris, now).day).toBe('2026-10-26')
    expect(firstWish('2026-11-26T06:30:00Z', paris, now)).toEqual({ day: '2026-11-26', minute: 450 })
  })
})
