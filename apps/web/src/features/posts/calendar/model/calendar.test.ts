import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, momentsOf, periodOf, readDay, weekdayOf } from '#features/posts/calendar/model/period.ts'
import { onLocalDays, sideBySide, stacked } from '#features/posts/calendar/model/placed.ts'

const zones = [
  'Europe/Paris',
  'America/Sao_Paulo',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Beirut',
  'UTC',
]
const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

describe('the days of a calendar', () => {
  it('are whole weeks around a month, a week from Monday, or one day', () => {
    const november = periodOf('month', '2026-11-23')
    expect([november.days[0], november.days.at(-1), november.days.length]).toEqual([
      '2026-10-26',
      '2026-12-06',
      42,
    ])
    expect(periodOf('month', '2027-02-10').days.length).toBe(28)
    expect(periodOf('week', '2026-11-25').days).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(periodOf('day', '2026-11-30')).toMatchObject({ before: '2026-11-29', after: '2026-12-01' })
  })

  it('lead to the same day of the next month, or to its last', () => {
    expect(periodOf('month', '2027-01-31').after).toBe('2027-02-28')
    expect(periodOf('month', '2027-03-31').before).toBe('2027-02-28')
    expect(periodOf('month', '2026-12-31').after).toBe('2027-01-31')
  })

  it('are read from an address only where they exist', () => {
    expect(['2026-11-23', '2026-02-30', 'soon', undefined, ''].map(readDay)).toEqual([
      '2026-11-23',
      null,
      null,
      null,
      null,
    ])
  })
})

describe('posts in a calendar', () => {
  it('are the same in month, week and day, in every zone', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...zones),
        fc.array(fc.integer({ min: -40 * 1440, max: 40 * 1440 }), { maxLength: 30 }),
        (day, zone, minutes) => {
          const begin = Date.parse(`${day}T12:00:00Z`)
          const posts = minutes.map((one, id) => ({
            id,
            publishAt: new Date(begin + one * 60_000).toISOString(),
          }))
          const month = periodOf('month', day)
          const shown = (days: readonly string[]) => {
            const on = onLocalDays(posts, zone)
            return days.flatMap((one) => on.get(one)?.map(({ post }) => post.id) ?? [])
          }
          const { from, before } = momentsOf(month, zone)
          const asked = posts.filter(({ publishAt }) => publishAt >= from && publishAt < before)
          const weeks = month.days.filter((one) => weekdayOf(one) === 1).map((one) => periodOf('week', one))
          expect(shown(month.days).toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
          expect(weeks.flatMap(({ days }) => shown(days))).toEqual(shown(month.days))
          expect(month.days.flatMap((one) => shown(periodOf('day', one).days))).toEqual(shown(month.days))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('share the width where their cards would meet, and no more than that', () => {
    const at = (minute: number) => ({ post: minute, day: '2026-11-23', minute })
    expect(
      sideBySide([at(480), at(500), at(900), at(1000), at(1150)], 240).map(({ minute, column, columns }) => [
        minute,
        column,
        columns,
      ]),
    ).toEqual([
      [480, 0, 2],
      [500, 1, 2],
      [900, 0, 2],
      [1000, 1, 2],
      [1150, 0, 2],
    ])
  })

  it('become rows where they would meet in a narrow day, one under the other at one hour', () => {
    const at = (minute: number) => ({ post: minute, day: '2026-11-23', minute })
    const heights = { hourPx: 40, wholePx: 200, rowPx: 56 }
    expect(
      stacked([at(480), at(1080), at(1080), at(1380)], heights).map(({ topPx, isWhole }) => [topPx, isWhole]),
    ).toEqual([
      [320, true],
      [720, false],
      [780, false],
      // Under midnight there is no room.
      [920, false],
    ])
    expect(stacked([at(1080)], heights)).toMatchObject([{ topPx: 720, isWhole: true }])
  })

  it('stay a day apart over every change of the clocks', () => {
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
    expect(addDays('2026-10-25', -1)).toBe('2026-10-24')
  })
})
