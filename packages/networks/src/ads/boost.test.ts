import { expect, test } from 'vitest'
import { type Boost, boostFaultsOf } from './boost.ts'
import { inSmallestUnit, readAmount, unitsOf } from './money.ts'
import { adSetForm, targetingOf } from './write-boost.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const boostOf = (more: Partial<Boost> = {}): Boost => ({
  beginAt: '2026-11-23T08:00:00.000Z',
  endAt: '2026-11-30T08:00:00.000Z',
  dailyBudget: 500,
  ageMin: 25,
  ageMax: 55,
  gender: 'all',
  country: 'FR',
  objective: 'outcomeEngagement',
  cities: [],
  interests: [],
  ...more,
})
const codes = (more: Partial<Boost> = {}, leastDailyBudget = 500) =>
  boostFaultsOf(boostOf(more), { now, leastDailyBudget }).map(({ code }) => code)

test.each<[string, Partial<Boost>, string[]]>([
  ['as it should be', {}, []],
  ['over before it begins', { endAt: '2026-11-22T09:00:00.000Z' }, ['endPast']],
  ['of no known end', { endAt: 'soon' }, ['endPast']],
  ['of one day, which a daily budget is too little for', { endAt: '2026-11-24T08:00:00.000Z' }, ['tooShort']],
  [
    'begun long ago and over in some hours',
    { beginAt: '2026-11-01T08:00:00.000Z', endAt: '2026-11-22T20:00:00.000Z' },
    ['tooShort'],
  ],
  ['of a cent too little', { dailyBudget: 499 }, ['budgetTooLow']],
  ['of half a cent', { dailyBudget: 500.5 }, ['budgetTooLow']],
  ['of no amount', { dailyBudget: Number.NaN }, ['budgetTooLow']],
  ['for children', { ageMin: 13 }, ['ages']],
  ['for the very old', { ageMax: 66 }, ['ages']],
  ['for nobody', { ageMin: 40, ageMax: 30 }, ['ages']],
  ['for nowhere', { country: '' }, ['countryMissing']],
  ['for a city, which says the country', { country: '', cities: [{ id: '1', name: 'Annecy' }] }, []],
  [
    'for every city there is',
    { cities: Array.from({ length: 251 }, (_, at) => ({ id: String(at), name: 'x' })) },
    ['tooManyCities'],
  ],
  ['for visitors, leading nowhere', { objective: 'outcomeTraffic' }, ['linkMissing']],
  [
    'for visitors, leading to no page',
    { objective: 'outcomeTraffic', link: 'javascript:1' },
    ['linkMissing'],
  ],
  ['for visitors', { objective: 'outcomeTraffic', link: 'https://exemple.fr' }, []],
  ['for leads nobody counts', { objective: 'outcomeLeads', link: 'https://exemple.fr' }, ['pixelMissing']],
])('a boost %s', (_what, more, expected) => {
  expect(codes(more)).toEqual(expected)
})

test('cities alone where there are some, all genders unsaid, interests as one wish of several', () => {
  expect(targetingOf(boostOf())).toEqual({
    age_min: 25,
    age_max: 55,
    geo_locations: { countries: ['FR'] },
    targeting_automation: { advantage_audience: 0 },
  })
  const cities = [{ id: '777934', name: 'Annecy' }]
  const interests = [{ id: '6003107902433', name: 'Football' }]
  expect(targetingOf(boostOf({ cities, interests, gender: 'female' }))).toMatchObject({
    genders: [2],
    geo_locations: { cities: [{ key: '777934' }] },
    flexible_spec: [{ interests }],
  })
})

test('a beginning that is past is left out: then it begins at once', () => {
  const asked = { name: 'n', campaign: 'c', page: 'p', payer: 'Berthier', now }
  expect(adSetForm(boostOf(), asked).start_time).toBe('2026-11-23T08:00:00.000Z')
  expect(adSetForm(boostOf({ beginAt: now.toISOString() }), asked).start_time).toBeUndefined()
  expect(adSetForm(boostOf({ objective: 'outcomeAwareness' }), asked).promoted_object).toBe('{"page_id":"p"}')
})

test('money is counted in the smallest unit of its currency, which some do not divide', () => {
  expect([unitsOf('EUR'), unitsOf('JPY'), unitsOf('HUF')]).toEqual([100, 1, 1])
  expect([inSmallestUnit(12.34, 'EUR'), inSmallestUnit(1500, 'JPY')]).toEqual([1234, 1500])
  // What floating numbers make of it: 1.1 * 100 is not 110.
  expect(inSmallestUnit(1.1, 'USD')).toBe(110)
  expect([readAmount('12.34', 'EUR'), readAmount('0', 'EUR'), readAmount('1500', 'JPY')]).toEqual([
    1234, 0, 1500,
  ])
  expect([readAmount('-1', 'EUR'), readAmount('', 'EUR'), readAmount('1e9', 'EUR')]).toEqual([
    null,
    null,
    null,
  ])
})
