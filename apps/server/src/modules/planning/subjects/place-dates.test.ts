import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextFreeDay, placeDates, type Rhythm, slotsOf } from './place-dates.ts'

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

  it('are at an hour of the day at which they are read in time, a usual one where there is one', () => {
    const until = (latest: string) => () => ({ earliest: '07:00', latest })
    const localTimes = placeDates(
      [
        { ...free('lunch'), hoursOn: until('11:00') },
        { ...free('breakfast'), hoursOn: until('08:00') },
        { ...free('night'), hoursOn: until('05:00') },
        free('any'),
      ],
      rhythm,
      { from: '2026-12-03', to: '2026-12-31' },
      alone,
    )
    // The third is a Thursday of 12:15, the fifth a Saturday of 09:00.
    expect(Object.fromEntries(localTimes)).toEqual({
      lunch: '2026-12-03T09:00',
      breakfast: '2026-12-05T08:00',
      any: expect.stringMatching(/^2026-12-08/),
    })
  })

  it('are never before now, on this very day', () => {
    const now = { taken: [], closed: [], after: '2026-12-01T12:15' }
    expect(placeDates([free('a')], { ...rhythm, times: ['09:00'] }, december, now).get('a')).toBe(
      '2026-12-03T09:00',
    )
  })

  it('put something else between two of a kind', () => {
    const of = (key: string, kind: string) => ({ ...free(key), marks: [kind] })
    const wanted = [of('a', 'product'), of('b', 'product'), of('c', 'advice'), of('d', 'advice')]
    const inOrder = [...placeDates(wanted, rhythm, december, alone)].toSorted((one, other) =>
      one[1].localeCompare(other[1]),
    )
    expect(inOrder.map(([key]) => wanted.find((one) => one.key === key)?.marks[0])).toEqual([
      'product',
      'advice',
      'product',
      'advice',
    ])
  })
})

describe('dates of drafted posts, whatever the rhythm and whatever is planned', () => {
  const hours = fc.constantFrom('06:30', '09:00', '12:15', '15:00', '18:00', '21:45')
  const dayIn = fc.integer({ min: 1, max: 31 })
  const dayOf = (day: number) => `2026-12-${String(day).padStart(2, '0')}`
  const rhythms = fc.record({
    postsPerWeek: fc.integer({ min: 1, max: 14 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    times: fc.uniqueArray(hours, { minLength: 1, maxLength: 4 }),
  })
  const within = fc.option(fc.tuple(fc.constantFrom('05:00', '07:00', '10:00'), hours))
  const wishes = fc.array(
    fc.record({
      days: fc.option(fc.tuple(dayIn, dayIn)),
      within,
      marks: fc.subarray(['product', 'advice', 'history', 'carousel'], { maxLength: 2 }),
    }),
    { maxLength: 18 },
  )
  const planned = fc.array(
    fc.tuple(dayIn, hours).map(([day, hour]) => `${dayOf(day)}T${hour}`),
    { maxLength: 9 },
  )
  const shut = fc.array(fc.tuple(dayIn, dayIn), { maxLength: 2 })
  const weekOf = (local: string) => Math.floor((Date.parse(`${local.slice(0, 10)}Z`) / 86_400_000 + 3) / 7)
  const span = ([one, other]: readonly [number, number]) => ({
    from: dayOf(Math.min(one, other)),
    to: dayOf(Math.max(one, other)),
  })
  const isIn = ({ from, to }: { from: string; to: string }, local: string) =>
    local.slice(0, 10) >= from && local.slice(0, 10) <= to
  const minutesOf = (local: string) => Date.parse(`${local}Z`) / 60_000

  const worlds = fc.record({ own: rhythms, wishes, taken: planned, shut })
  type World = typeof worlds extends fc.Arbitrary<infer One> ? One : never
  const placing = ({ own, wishes: some, taken, shut: days }: World) => {
    const wanted = some.map(({ days: own, within: hour, marks }, at) => ({
      key: `${at}`,
      windows: own === null ? [] : [span(own)],
      hoursOn: () => (hour && hour[0] <= hour[1] ? { earliest: hour[0], latest: hour[1] } : null),
      marks,
    }))
    const around = { taken, closed: days.map(span), after: '2026-12-02T09:00' }
    return { wanted, around, placed: placeDates(wanted, own, december, around) }
  }

  it('keep to their days and hours, to the rhythm, and away from each other and from what is closed', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { wanted, around, placed } = placing(world)
        const locals = [...placed.values()]
        for (const [key, local] of placed) {
          const one = wanted.find((other) => other.key === key)
          const window = one?.hoursOn()
          const time = local.slice(11)
          if (one?.windows[0]) expect(isIn(one.windows[0], local)).toBe(true)
          if (window) expect(time >= window.earliest && time <= window.latest).toBe(true)
          else expect(world.own.times).toContain(time)
          expect(around.closed.some((days) => isIn(days, local))).toBe(false)
          expect(local > around.after).toBe(true)
          for (const other of around.taken)
            expect(Math.abs(minutesOf(local) - minutesOf(other))).toBeGreaterThanOrEqual(180)
        }
        expect(new Set(locals).size).toBe(locals.length)
        const perWeek = Map.groupBy([...locals, ...world.taken], weekOf)
        for (const [week, some] of perWeek)
          if (locals.some((local) => weekOf(local) === week))
            expect(some.length).toBeLessThanOrEqual(world.own.postsPerWeek)
      }),
    )
  })

  it('are the same each time they are asked for, and no exchange of two would part more of a kind', () => {
    const freely = worlds.map((world) => ({
      ...world,
      wishes: world.wishes.map((one) => ({ ...one, days: null, within: null })),
    }))
    const sharedIn = (marks: readonly (readonly string[])[]) =>
      marks.reduce((sum, own, at) => sum + own.filter((mark) => marks[at - 1]?.includes(mark)).length, 0)
    fc.assert(
      fc.property(freely, (world) => {
        const { wanted, around, placed } = placing(world)
        expect([...placing(world).placed]).toEqual([...placed])
        const room = slotsOf(world.own, december, world.taken).filter(
          (local) => local > around.after && !around.closed.some((days) => isIn(days, local)),
        )
        expect(placed.size).toBe(Math.min(wanted.length, room.length))
        const marks = [...placed]
          .toSorted((one, other) => one[1].localeCompare(other[1]))
          .map(([key]) => wanted.find((one) => one.key === key)?.marks ?? [])
        for (const [at, own] of marks.entries())
          for (const [nth, other] of marks.entries())
            expect(sharedIn(marks.with(at, other).with(nth, own))).toBeGreaterThanOrEqual(sharedIn(marks))
      }),
    )
  })
})

describe('the next day without a post', () => {
  const span = { from: '2026-12-01', to: '2026-12-15' }
  const best = { posts: 20, on: new Map([[4, ['18:00', '09:00']]]) }

  it('is one of the rhythm at its best hour, not closed and not past', () => {
    const around = { taken: ['2026-12-01T09:00'], closed: [{ from: '2026-12-03', to: '2026-12-04' }] }
    expect(nextFreeDay({ ...rhythm, best }, span, around)).toBe('2026-12-05T09:00')
    expect(nextFreeDay({ ...rhythm, best }, span, { ...around, closed: [] })).toBe('2026-12-03T18:00')
    expect(nextFreeDay(rhythm, span, { ...alone, after: '2026-12-01T10:00' })).toBe('2026-12-01T12:15')
  })

  it('is any other where all of these have one, and none where all have', () => {
    const all = Array.from({ length: 15 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}T09:00`)
    const ofRhythm = all.filter((local) => rhythm.weekdays.includes(new Date(`${local}Z`).getUTCDay()))
    expect(nextFreeDay(rhythm, span, { taken: ofRhythm, closed: [] })).toBe('2026-12-02T09:00')
    expect(nextFreeDay(rhythm, span, { taken: all, closed: [] })).toBeNull()
  })
})
