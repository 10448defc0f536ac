import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeDates, type Rhythm, slotsOf } from './place-dates.ts'

const rhythm: Rhythm = { postsPerWeek: 3, weekdays: [2, 4, 6], times: ['09:00', '12:15', '18:00'] }
const december = { from: '2026-12-01', to: '2026-12-31' }
const free = (key: string) => ({ key, windows: [] })
const tied = (key: string, ...windows: (readonly [string, string])[]) => ({
  key,
  windows: windows.map(([from, to]) => ({ from: `2026-${from}`, to: `2026-${to}` })),
})
const alone = { taken: [], closed: [] }

describe('dates of drafted posts', () => {
  it('are on the days and at the hours chosen, as many a week as chosen', () => {
    const slots = slotsOf(rhythm, december, [])
    expect(slots.slice(0, 4).map((local) => local.slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-05',
      '2026-12-08',
    ])
    expect(new Set(slots.map((local) => local.slice(11)))).toEqual(new Set(rhythm.times))
  })

  it('take turns with what is planned already, and keep away from its hours', () => {
    const taken = ['2026-12-02T10:00', '2026-12-03T10:30', '2026-12-04T20:00']
    const slots = slotsOf(rhythm, december, taken)
    expect(slots.filter((local) => local < '2026-12-07')).toEqual([])
    expect(slots.filter((local) => local < '2026-12-14')).toHaveLength(3)
  })

  it('are the best that what is tied to days has: the first of them, and of the next ones where they are full', () => {
    const placed = placeDates(
      [
        free('a'),
        tied('fair', ['12-10', '12-11'], ['12-01', '12-09']),
        tied('soon', ['11-20', '11-25'], ['11-26', '12-02']),
        tied('later', ['12-10', '12-11'], ['12-07', '12-08']),
        free('b'),
      ],
      rhythm,
      december,
      alone,
    )
    const dayOf = (key: string) => placed.get(key)?.slice(5, 10)
    expect(['fair', 'soon', 'later', 'a'].map(dayOf)).toEqual(['12-10', '12-01', '12-08', '12-03'])
  })

  it('are none of the days on which a business is closed', () => {
    const closed = [{ from: '2026-12-06', to: '2026-12-20' }]
    const wanted = [...Array.from({ length: 20 }, (_, at) => free(`${at}`)), tied('eve', ['12-08', '12-19'])]
    const days = [...placeDates(wanted, rhythm, december, { taken: [], closed }).values()]
    expect(days.filter((local) => local > '2026-12-06' && local < '2026-12-21')).toEqual([])
    expect(days.length).toBe(8)
  })

  it('leave out what finds no day: nothing is put where it does not belong', () => {
    const wanted = [tied('over', ['11-01', '11-30']), ...Array.from({ length: 20 }, (_, at) => free(`${at}`))]
    const placed = placeDates(wanted, rhythm, december, alone)
    expect([placed.has('over'), placed.size]).toEqual([false, 14])
    expect(placeDates([free('a')], { ...rhythm, weekdays: [] }, december, alone).size).toBe(0)
  })

  it('are found in no time, also for a whole year beside two thousand posts', () => {
    const taken = Array.from({ length: 2000 }, (_, nth) => `2029-0${1 + (nth % 9)}-1${nth % 9}T09:00`)
    const often = { ...rhythm, postsPerWeek: 14, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    expect(slotsOf(often, { from: '2026-12-01', to: '2027-11-29' }, taken)).toHaveLength(728)
  })

  it('never clash, whatever the rhythm and whatever is planned', () => {
    const hours = fc.constantFrom('06:30', '09:00', '12:15', '15:00', '18:00', '21:45')
    fc.assert(
      fc.property(
        fc.record({
          postsPerWeek: fc.integer({ min: 1, max: 14 }),
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
          times: fc.uniqueArray(hours, { minLength: 1, maxLength: 4 }),
        }),
        fc.array(fc.tuple(fc.integer({ min: 10, max: 28 }), hours), { maxLength: 9 }),
        fc.array(fc.option(fc.integer({ min: 10, max: 28 })), { maxLength: 25 }),
        (own, planned, inputs) => {
          const taken = planned.map(([day, hour]) => `2026-12-${day}T${hour}`)
          const wanted = inputs.map((day, at) => ({
            key: `${at}`,
            windows: day === null ? [] : [{ from: '2026-12-01', to: `2026-12-${day}` }],
          }))
          const localTimes = [...placeDates(wanted, own, december, { taken, closed: [] })]
          expect(new Set(localTimes.map(([, local]) => local)).size).toBe(localTimes.length)
          for (const [key, local] of localTimes) {
            const [days] = wanted.find((one) => one.key === key)?.windows ?? []
            if (days) expect(local.slice(0, 10) <= days.to).toBe(true)
            const minutesOf = (at: string) => Date.parse(`${at}Z`) / 60_000
            for (const other of taken)
              expect(Math.abs(minutesOf(local) - minutesOf(other))).toBeGreaterThanOrEqual(180)
          }
        },
      ),
    )
  })
})
