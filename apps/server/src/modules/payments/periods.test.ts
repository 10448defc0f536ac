import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginsAtOnce, endOfPeriod, monthsAfter, unusedOf } from './periods.ts'

const at = (day: string) => new Date(`${day}T10:30:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('a period', () => {
  it('that began on the 31st ends on the last day of short months, and is back on the 31st after them', () => {
    const anchor = at('2026-01-31')
    const ends: string[] = []
    for (let start = anchor, count = 0; count < 4; count++) {
      start = endOfPeriod(anchor, start, 'monthly')
      ends.push(dayOf(start))
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  it('knows leap years, by the month and by the year', () => {
    expect(dayOf(monthsAfter(at('2028-01-31'), 1))).toBe('2028-02-29')
    const leap = at('2028-02-29')
    expect(dayOf(endOfPeriod(leap, leap, 'yearly'))).toBe('2029-02-28')
    expect(dayOf(endOfPeriod(leap, at('2029-02-28'), 'yearly'))).toBe('2030-02-28')
    expect(dayOf(endOfPeriod(leap, at('2031-02-28'), 'yearly'))).toBe('2032-02-29')
  })

  it('goes on from where it ended, for years, at the anchor’s hour and never longer than its frequency', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('monthly', 'yearly'), (anchor, frequency) => {
        let start = anchor
        for (let count = 1; count <= 30; count++) {
          const end = endOfPeriod(anchor, start, frequency)
          expect(end.getTime()).toBe(monthsAfter(anchor, count * (frequency === 'yearly' ? 12 : 1)).getTime())
          expect(end.getTime()).toBeGreaterThan(start.getTime())
          start = end
        }
      }),
    )
  })

  it('gives back for unused days at most what was paid, all of it at its start and nothing after its end', () => {
    const input = fc.record({
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      startsAt: moment,
      part: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
    })
    fc.assert(
      fc.property(input, ({ cents, startsAt, part }) => {
        const endsAt = monthsAfter(startsAt, 1)
        const now = new Date(startsAt.getTime() + part * (endsAt.getTime() - startsAt.getTime()))
        const unused = unusedOf({ cents, unspent: 1, startsAt, endsAt }, now)
        expect(unused).toBeGreaterThanOrEqual(0)
        expect(unused).toBeLessThanOrEqual(cents)
        if (part <= 0) expect(unused).toBe(cents)
        if (part >= 1) expect(unused).toBe(0)
      }),
    )
  })

  it('gives nothing back for days whose credits are spent, and never more than the part that is unspent', () => {
    const paid = { cents: 2_900, startsAt: at('2031-01-01'), endsAt: at('2031-02-01') }
    const half = new Date('2031-01-16T12:00:00Z')
    const unused = (unspent: number) => unusedOf({ ...paid, unspent }, half)
    expect([unused(0), unused(0.25), unused(1)]).toEqual([0, 725, unused(0.9)])
  })

  it('of another plan begins at once where that is dearer, or goes from month to year', () => {
    const start = { packId: 1, frequency: 'monthly', cents: 2_900 } as const
    const growth = { packId: 2, frequency: 'monthly', cents: 7_900 } as const
    expect(beginsAtOnce(start, growth)).toBe(true)
    expect(beginsAtOnce(growth, start)).toBe(false)
    expect(beginsAtOnce(start, { ...start, frequency: 'yearly', cents: 29_000 })).toBe(true)
    expect(beginsAtOnce({ ...start, frequency: 'yearly', cents: 29_000 }, growth)).toBe(false)
    expect(beginsAtOnce(growth, { ...start, frequency: 'yearly', cents: 29_000 })).toBe(false)
  })
})
