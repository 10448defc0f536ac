import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeDates, type Rhythm, slotsOf } from './place-dates.ts'

const rhythm: Rhythm = { postsPerWeek: 3, weekdays: [2, 4, 6], times: ['09:00', '12:15', '18:00'] }
const december = { from: '2026-12-01', to: '2026-12-31' }
const free = (key: string) => ({ key, before: null })

describe('dates of drafted posts', () => {
  it('are on the days and at the hours chosen, as many a week as chosen', () => {
    const slots = slotsOf(rhythm, december, [])
    expect(slots.slice(0, 4).map((wall) => wall.slice(0, 10))).toEqual([
      ...['2026-12-01', '2026-12-03', '2026-12-05', '2026-12-08'],
    ])
    expect(new Set(slots.map((wall) => wall.slice(11)))).toEqual(new Set(rhythm.times))
  })

  it('take turns with what is planned already, and keep away from its hours', () => {
    const taken = ['2026-12-02T10:00', '2026-12-03T10:30', '2026-12-04T20:00']
    const slots = slotsOf(rhythm, december, taken)
    expect(slots.filter((wall) => wall < '2026-12-07')).toEqual([])
    expect(slots.filter((wall) => wall < '2026-12-14')).toHaveLength(3)
  })

  it('leave people time before an event, and are never after it', () => {
    const placed = placeDates(
      [free('a'), { key: 'fair', before: '2026-12-12' }, { key: 'soon', before: '2026-12-02' }, free('b')],
      rhythm,
      december,
      [],
    )
    expect(placed.get('fair')?.slice(0, 10)).toBe('2026-12-10')
    expect(placed.get('soon')?.slice(0, 10)).toBe('2026-12-01')
    expect(placed.get('a')?.slice(0, 10)).toBe('2026-12-03')
  })

  it('leave out what finds no day: nothing is put where it does not belong', () => {
    const wanted = [
      { key: 'over', before: '2026-11-30' },
      ...Array.from({ length: 20 }, (_, at) => free(`${at}`)),
    ]
    const placed = placeDates(wanted, rhythm, december, [])
    expect([placed.has('over'), placed.size]).toEqual([false, 14])
    expect(placeDates([free('a')], { ...rhythm, weekdays: [] }, december, []).size).toBe(0)
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
        (own, planned, wishes) => {
          const taken = planned.map(([day, hour]) => `2026-12-${day}T${hour}`)
          const wanted = wishes.map((day, at) => ({
            key: `${at}`,
            before: day === null ? null : `2026-12-${day}`,
          }))
          const walls = [...placeDates(wanted, own, december, taken)]
          expect(new Set(walls.map(([, wall]) => wall)).size).toBe(walls.length)
          for (const [key, wall] of walls) {
            const before = wanted.find((one) => one.key === key)?.before
            if (before) expect(wall.slice(0, 10) <= before).toBe(true)
            const minutesOf = (at: string) => Date.parse(`${at}Z`) / 60_000
            for (const other of taken)
              expect(Math.abs(minutesOf(wall) - minutesOf(other))).toBeGreaterThanOrEqual(180)
          }
        },
      ),
    )
  })
})
