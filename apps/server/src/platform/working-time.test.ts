import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterByWorkingDays, laterByWorkingHours } from './working-time.ts'

const paris = (text: string) => new Date(`${text}+01:00`)
const zone = 'Europe/Paris'

describe('working time', () => {
  it.each([
    // A Thursday.
    ['2026-11-26T14:00', 2, '2026-11-30T14:00'],
    ['2026-11-26T14:00', 4, '2026-12-02T14:00'],
    ['2026-11-28T10:00', 2, '2026-12-01T10:00'],
  ])('from %s, %i days on is %s', (from, count, until) => {
    expect(laterByWorkingDays(paris(from), count, zone)).toEqual(paris(until))
  })

  it.each([
    ['2026-11-26T10:00', 4, '2026-11-26T14:00'],
    ['2026-11-26T14:00', 8, '2026-11-27T14:00'],
    ['2026-11-27T16:00', 8, '2026-11-30T16:00'],
    ['2026-11-26T20:00', 4, '2026-11-27T13:00'],
    ['2026-11-28T10:00', 8, '2026-11-30T17:00'],
    ['2026-11-26T06:00', 40, '2026-12-02T17:00'],
  ])('from %s, %i hours on is %s', (from, count, until) => {
    expect(laterByWorkingHours(paris(from), count, zone)).toEqual(paris(until))
  })

  it('never ends sooner than as many hours by the clock, nor later than a fortnight for a week', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Tokyo'),
        (from, count, there) => {
          const took = laterByWorkingHours(from, count, there).getTime() - from.getTime()
          return took >= count * 3_600_000 && took <= 9 * 24 * 3_600_000
        },
      ),
    )
  })
})
