import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  capacityBetween,
  finishOf,
  minuteMs,
  plannedBegin,
  skippedDays,
  stretchesFrom,
  type WorkCalendar,
  workedMs,
} from './work-calendar.ts'

const officeHours = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: 540, endMinute: 720 },
  { weekday, startMinute: 780, endMinute: 1020 },
])
const paris: WorkCalendar = {
  zone: 'Europe/Paris',
  spans: officeHours,
  daysOff: new Map(),
  contractStart: null,
  contractEnd: null,
  productivityPercent: 100,
}
const at = (iso: string) => Date.parse(iso)
const ends = (calendar: WorkCalendar, from: string, minutes: number, minutesBefore = 0) => {
  const finish = finishOf(calendar, at(from), { minutesBefore, minutes })
  return finish && new Date(finish.ends).toISOString()
}

describe('work that begins', () => {
  it.each([
    ['at nine, is done an hour later', '2026-11-26T08:00:00Z', 60, 0, '2026-11-26T09:00:00.000Z'],
    ['before lunch, goes on after it', '2026-11-26T10:30:00Z', 60, 0, '2026-11-26T12:30:00.000Z'],
    ['in the evening, begins next morning', '2026-11-26T20:00:00Z', 60, 0, '2026-11-27T09:00:00.000Z'],
    ['on Friday evening, begins on Monday', '2026-11-27T20:00:00Z', 60, 0, '2026-11-30T09:00:00.000Z'],
    [
      'after two days of other work, ends on the third',
      '2026-11-23T08:00:00Z',
      60,
      840,
      '2026-11-25T09:00:00.000Z',
    ],
    // The clocks go back in the night to 25 October: nine o'clock is an hour later by the sun.
    [
      'after the clocks changed, begins at nine all the same',
      '2026-10-23T20:00:00Z',
      60,
      0,
      '2026-10-26T09:00:00.000Z',
    ],
  ] as const)('%s', (_, from, minutes, before, expected) => {
    expect(ends(paris, from, minutes, before)).toBe(expected)
  })

  it('is said up to the quarter of an hour', () => {
    const said = (iso: string) => plannedBegin({ begins: at(iso) }).toISOString()
    expect(said('2026-11-27T15:11:04Z')).toBe('2026-11-27T15:15:00.000Z')
    expect(said('2026-11-27T15:12:00Z')).toBe(said('2026-11-27T15:11:04Z'))
    expect(said('2026-11-27T09:00:00Z')).toBe('2026-11-27T09:00:00.000Z')
  })

  it('takes longer for who has other things to do as well', () => {
    expect(ends({ ...paris, productivityPercent: 50 }, '2026-11-26T08:00:00Z', 60)).toBe(
      '2026-11-26T10:00:00.000Z',
    )
  })

  it('passes over days off, and says which and why', () => {
    const away = {
      ...paris,
      daysOff: new Map([
        ['2026-11-27', 'Congés'],
        ['2026-11-28', 'Samedi'],
      ]),
    }
    expect(ends(away, '2026-11-26T16:00:00Z', 60)).toBe('2026-11-30T09:00:00.000Z')
    expect(skippedDays(away, at('2026-11-26T16:00:00Z'), at('2026-11-30T09:00:00Z'))).toEqual([
      { date: '2026-11-27', reason: 'Congés' },
    ])
  })

  it('has no end where a contract ends before, nobody works, or sixty days are too few', () => {
    expect(ends({ ...paris, contractEnd: '2026-11-26' }, '2026-11-26T15:30:00Z', 60)).toBeNull()
    expect(ends({ ...paris, spans: [] }, '2026-11-26T08:00:00Z', 1)).toBeNull()
    expect(ends({ ...paris, productivityPercent: 0 }, '2026-11-26T08:00:00Z', 1)).toBeNull()
    expect(ends(paris, '2026-11-26T08:00:00Z', 60 * 24 * 60)).toBeNull()
  })

  it('is promised for the end of the working day on which it ends', () => {
    const finish = finishOf(paris, at('2026-11-26T08:00:00Z'), { minutesBefore: 0, minutes: 60 })
    expect(finish && new Date(finish.endOfDay).toISOString()).toBe('2026-11-26T16:00:00.000Z')
  })
})

const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
const dayFormats = Object.fromEntries(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone })]),
)
const calendars = fc.record({
  zone: fc.constantFrom(...zones),
  spans: fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 12 }).map((slots) =>
    slots.map((slot) => ({
      weekday: Math.floor(slot / 4) + 1,
      startMinute: (slot % 4) * 360,
      endMinute: (slot % 4) * 360 + 240,
    })),
  ),
  daysOff: fc
    .array(fc.integer({ min: 0, max: 60 }), { maxLength: 10 })
    .map(
      (days) =>
        new Map(
          days.map((day) => [
            new Date(at('2026-10-01T00:00:00Z') + day * 864e5).toISOString().slice(0, 10),
            'off',
          ]),
        ),
    ),
  contractStart: fc.constant(null),
  contractEnd: fc.constant(null),
  productivityPercent: fc.integer({ min: 20, max: 100 }),
})
// Both changes of the clocks lie in the days that follow.
const instants = fc.integer({ min: at('2026-10-01T00:00:00Z'), max: at('2026-11-20T00:00:00Z') })

describe('whatever the calendar', () => {
  it('work fills exactly the time at work until it ends', () => {
    fc.assert(
      fc.property(
        calendars,
        instants,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 600 }),
        (calendar, from, minutesBefore, minutes) => {
          const finish = finishOf(calendar, from, { minutesBefore, minutes })
          if (!finish) return
          expect(capacityBetween(calendar, from, finish.ends)).toBeCloseTo(minutesBefore + minutes, 1)
          expect(capacityBetween(calendar, from, finish.begins)).toBeCloseTo(minutesBefore, 1)
          expect(finish.endOfDay).toBeGreaterThanOrEqual(finish.ends - 1)
        },
      ),
    )
  })

  it('a timer counts time at work only, in however many pieces it was kept', () => {
    fc.assert(
      fc.property(
        calendars,
        instants,
        fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 6 }),
        (calendar, from, pieces) => {
          const cuts = [from]
          for (const minutes of pieces) cuts.push((cuts.at(-1) ?? from) + minutes * minuteMs)
          const apart = cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? from, to }))
          const whole = [{ from, to: cuts.at(-1) ?? from }]
          expect(workedMs(calendar, apart)).toBe(workedMs(calendar, whole))
          expect(workedMs(calendar, whole)).toBeLessThanOrEqual((cuts.at(-1) ?? from) - from)
        },
      ),
    )
  })

  it('stretches follow one another and never lie on a day off', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, from) => {
        let last = from
        for (const stretch of stretchesFrom(calendar, from, 40)) {
          expect(stretch.from).toBeGreaterThanOrEqual(last)
          expect(stretch.to).toBeGreaterThan(stretch.from)
          last = stretch.to
          const day = dayFormats[calendar.zone]?.format(stretch.from) ?? ''
          expect(calendar.daysOff.has(day)).toBe(false)
        }
      }),
    )
  })
})
