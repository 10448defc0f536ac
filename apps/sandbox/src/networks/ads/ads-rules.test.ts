import { describe, expect, test } from 'vitest'
import { dayMs } from '../meta/graph-time.ts'
import { adsRefusal, adsSubcodes } from './ads-error.ts'
import { checkBudget, leastBudgets } from './budgets.ts'
import { deliveryBetween, insightsRow } from './delivery.ts'
import { searchInterests } from './interests.ts'
import { type AdSetInput, checkGoal, goalTable } from './objectives.ts'
import { searchPlaces } from './places.ts'
import { checkTargeting, countriesOf } from './targeting.ts'

const facts = (facts: object) => expect.objectContaining({ facts: expect.objectContaining(facts) })
const blames = (field: string) => facts({ code: 100, data: { blame_field_specs: [[field]] } })

const boost: AdSetInput = {
  objective: 'OUTCOME_ENGAGEMENT',
  destination: 'ON_POST',
  goal: 'POST_ENGAGEMENT',
  billingEvent: 'IMPRESSIONS',
  bidStrategy: 'LOWEST_COST_WITHOUT_CAP',
  bidAmount: undefined,
  promoted: {},
}

describe('objective and goal', () => {
  const allowed = goalTable.flatMap(({ objective, destinations, goals, promotes }) =>
    destinations.flatMap((destination) =>
      goals.map((goal) => ({
        ...boost,
        objective,
        destination,
        goal,
        promoted: promotes ? { [promotes]: '1' } : {},
      })),
    ),
  )
  test.each(allowed)('$objective, $destination, $goal', (input) => {
    expect(() => checkGoal(input)).not.toThrow()
  })

  test.each<[string, Partial<AdSetInput>, string]>([
    ['a goal of another objective', { goal: 'LINK_CLICKS' }, 'optimization_goal'],
    ['a place that does not fit', { destination: 'WEBSITE' }, 'destination_type'],
    ['page likes without a Page', { destination: 'ON_PAGE', goal: 'PAGE_LIKES' }, 'promoted_object'],
    [
      'leads without a pixel',
      { objective: 'OUTCOME_LEADS', destination: '', goal: 'REACH' },
      'promoted_object',
    ],
    ['billed by engagement', { billingEvent: 'POST_ENGAGEMENT' }, 'billing_event'],
    ['billed by nothing known', { billingEvent: 'SMILES' }, 'billing_event'],
    ['a cap without an amount', { bidStrategy: 'COST_CAP' }, 'bid_amount'],
    [
      'a bid for being remembered',
      {
        objective: 'OUTCOME_AWARENESS',
        destination: '',
        goal: 'AD_RECALL_LIFT',
        promoted: { page_id: '1' },
        bidStrategy: 'COST_CAP',
        bidAmount: 5,
      },
      'bid_strategy',
    ],
  ])('%s is refused', (_why, input, field) => {
    expect(() => checkGoal({ ...boost, ...input })).toThrow(blames(field))
  })
})

describe('a budget', () => {
  const week = {
    dailyBudget: 500,
    lifetimeBudget: undefined,
    startMs: 0,
    endMs: 7 * dayMs,
    goal: 'POST_ENGAGEMENT',
  }

  test('at the least is taken', () => {
    expect(() => checkBudget(week, 'EUR', 0)).not.toThrow()
    expect(() =>
      checkBudget({ ...week, dailyBudget: undefined, lifetimeBudget: 3500 }, 'EUR', 0),
    ).not.toThrow()
    expect(() => checkBudget({ ...week, endMs: undefined }, 'EUR', 0)).not.toThrow()
    expect(leastBudgets('JPY').min_daily_budget_imp).toBe(150)
  })

  test.each([
    ['too little a day', { ...week, dailyBudget: 499 }, { subcode: 1885272 }],
    ['too little in all', { ...week, dailyBudget: undefined, lifetimeBudget: 3499 }, { subcode: 1885272 }],
    ['ending in the past', { ...week, endMs: -1 }, { subcode: 1487033 }],
    ['ending before it starts', { ...week, startMs: 2 * dayMs, endMs: dayMs }, { code: 100 }],
    ['both', { ...week, lifetimeBudget: 3500 }, { code: 100 }],
    ['neither', { ...week, dailyBudget: undefined }, { code: 100 }],
    ['a daily budget for a day', { ...week, endMs: dayMs }, { code: 100 }],
    [
      'a whole budget without end',
      { ...week, dailyBudget: undefined, lifetimeBudget: 9000, endMs: undefined },
      { code: 100 },
    ],
  ])('%s is refused', (_why, input, expected) => {
    expect(() => checkBudget(input, 'EUR', 0)).toThrow(facts(expected))
  })
})

const at = { version: 25, isSpecial: false }
const france = { geo_locations: { countries: ['FR'] }, targeting_automation: { advantage_audience: 0 } }
const lyon = searchPlaces('lyon', ['city'], 'FR')[0]?.key ?? ''

describe('targeting', () => {
  test('is taken as documented', () => {
    const targeting = checkTargeting(
      {
        ...france,
        age_min: 25,
        age_max: 55,
        genders: [1, 2],
        geo_locations: {
          cities: [{ key: lyon, radius: 17, distance_unit: 'kilometer' }],
          location_types: ['home'],
        },
        flexible_spec: [{ interests: [{ id: '6003107902433', name: 'Football' }] }],
        publisher_platforms: ['facebook', 'instagram'],
        facebook_positions: ['feed'],
        instagram_positions: ['stream'],
      },
      { version: 26, isSpecial: false },
    )
    expect(countriesOf(targeting)).toEqual(['FR'])
  })

  test.each<[string, object, object]>([
    ['nowhere', { geo_locations: {} }, { code: 100 }],
    ['a child', { age_min: 12 }, { code: 100 }],
    ['a youth', { age_min: 16 }, { subcode: 1870165 }],
    ['the very old', { age_max: 70 }, { code: 100 }],
    ['ages the wrong way round', { age_min: 50, age_max: 30 }, { code: 100 }],
    ['an unknown gender', { genders: [3] }, { code: 100 }],
    ['an unknown country', { geo_locations: { countries: ['XX'] } }, { code: 100 }],
    ['a restricted country', { geo_locations: { countries: ['KP'] } }, { subcode: 2641 }],
    ['an unknown city', { geo_locations: { cities: [{ key: '1' }] } }, { code: 100 }],
    [
      'a small circle',
      { geo_locations: { cities: [{ key: lyon, radius: 9, distance_unit: 'mile' }] } },
      { code: 100 },
    ],
    [
      'a large circle',
      { geo_locations: { cities: [{ key: lyon, radius: 81, distance_unit: 'kilometer' }] } },
      { code: 100 },
    ],
    [
      'a city within its country',
      { geo_locations: { countries: ['FR'], cities: [{ key: lyon }] } },
      { code: 100 },
    ],
    ['an unknown interest', { interests: [{ id: '1' }] }, { code: 100 }],
    ['a retired interest', { interests: [{ id: '6003999000001' }] }, { subcode: 1487694 }],
    ['exclusions', { exclusions: { interests: [] } }, { code: 100 }],
    ['an unknown placement', { facebook_positions: ['roof'] }, { code: 100 }],
    [
      'an old one with the advantage audience',
      { targeting_automation: { advantage_audience: 1 }, age_min: 30 },
      { subcode: 1870189 },
    ],
    [
      'a young one with the advantage audience',
      { targeting_automation: { advantage_audience: 1 }, age_max: 40 },
      { subcode: 1870188 },
    ],
    ['something else altogether', { age_min: 'old' }, { code: 100 }],
  ])('%s is refused', (_why, input, expected) => {
    expect(() => checkTargeting({ ...france, ...input }, at)).toThrow(facts(expected))
  })

  test('must state the advantage audience from v26 on, where explore is gone', () => {
    expect(() => checkTargeting({ geo_locations: { countries: ['FR'] } }, at)).not.toThrow()
    expect(() => checkTargeting({ geo_locations: { countries: ['FR'] } }, { ...at, version: 26 })).toThrow(
      facts({ subcode: 1870227 }),
    )
    const explore = { ...france, instagram_positions: ['explore'] }
    expect(() => checkTargeting(explore, at)).not.toThrow()
    expect(() => checkTargeting(explore, { ...at, version: 26 })).toThrow(facts({ code: 100 }))
  })

  test('chooses neither age nor gender in a special category', () => {
    expect(() => checkTargeting({ ...france, genders: [1] }, { ...at, isSpecial: true })).toThrow(
      facts({ code: 100 }),
    )
    expect(() => checkTargeting(france, { ...at, isSpecial: true })).not.toThrow()
  })
})

test('places and interests are found by how they begin', () => {
  expect(searchPlaces('saint-et', ['city'], undefined).map(({ name }) => name)).toEqual(['Saint-Étienne'])
  expect(searchPlaces('salz', ['city'], 'AT')).toHaveLength(1)
  expect(searchPlaces('fra', ['country'], undefined)[0]?.key).toBe('FR')
  expect(searchInterests('foot').map(({ id }) => id)).toContain('6003107902433')
  expect(searchInterests('rental')).toEqual([])
})

test('what an ad brings grows while it is shown, and stays within its budget', () => {
  const input = {
    spells: [{ fromMs: 0, toMs: 2 * dayMs }, { fromMs: 3 * dayMs }],
    dailyBudget: 1000,
    lifetimeBudget: undefined,
    startMs: 0,
    endMs: 5 * dayMs,
    currency: 'EUR',
    luck: 0.5,
  }
  const spent = (days: number) => deliveryBetween(input, 0, days * dayMs).spendMinor
  expect([spent(0), spent(1), spent(2), spent(3), spent(4), spent(9)]).toEqual([
    0, 970, 1940, 1940, 2910, 3880,
  ])
  const row = insightsRow(deliveryBetween(input, 0, dayMs), 'EUR', 0, dayMs)
  expect(row).toMatchObject({ spend: '9.70', impressions: expect.any(String), date_stop: '1970-01-02' })
  const whole = { ...input, dailyBudget: undefined, lifetimeBudget: 5000 }
  expect(deliveryBetween(whole, 0, 99 * dayMs).spendMinor).toBeLessThanOrEqual(5000)
})

test.each(adsSubcodes)('%i is a whole refusal', (subcode) => {
  expect(adsRefusal(subcode, 'x').facts).toMatchObject({
    code: 100,
    subcode,
    userMessage: expect.any(String),
  })
})
