/** What somebody wishes for whom a post is shown to against money, and for how much. */
export const boostObjectives = [
  'outcomeAwareness',
  'outcomeEngagement',
  'outcomeLeads',
  'outcomeTraffic',
] as const
export type BoostObjective = (typeof boostObjectives)[number]

export const boostGenders = ['all', 'male', 'female'] as const
export type BoostGender = (typeof boostGenders)[number]

/** A place or a leaning, by the network's own id. */
export interface Chosen {
  readonly id: string
  readonly name: string
}

export interface Boost {
  /** ISO instants. */
  readonly beginAt: string
  readonly endAt: string
  /** In the smallest unit of the account's currency. */
  readonly dailyBudget: number
  readonly ageMin: number
  readonly ageMax: number
  readonly gender: BoostGender
  /** Two letters. Where cities are chosen it is their country, and they alone are meant. */
  readonly country: string
  readonly objective: BoostObjective
  readonly cities: readonly Chosen[]
  readonly interests: readonly Chosen[]
  /** Where people are led: what brings visitors or leads needs one. */
  readonly link?: string
  /** What counts a lead on that page: a post has no form of its own. */
  readonly pixel?: string
}

export interface BoostFault {
  readonly code:
    | 'endPast'
    | 'tooShort'
    | 'tooLong'
    | 'budgetTooHigh'
    | 'budgetTooLow'
    | 'ages'
    | 'countryMissing'
    | 'tooManyCities'
    | 'linkMissing'
    | 'pixelMissing'
  readonly figures?: Readonly<Record<string, number>>
}

const dayMs = 24 * 3600_000

/** What Meta lets one choose; 65 means 65 and above. */
export const boostAges = { least: 18, most: 65 } as const
const mostCities = 250
export const mostBoostDays = 90
const mostTimesLeast = 1000

/** All faults of a boost, before it is sent; `leastDailyBudget` is the account's for this objective. */
export const boostFaultsOf = (
  boost: Boost,
  { now, leastDailyBudget }: { readonly now: Date; readonly leastDailyBudget: number },
): BoostFault[] => [
  ...timeFaults(boost, now),
  ...(Number.isInteger(boost.dailyBudget) && boost.dailyBudget >= leastDailyBudget
    ? []
    : [{ code: 'budgetTooLow' as const, figures: { least: leastDailyBudget } }]),
  // A slip of the finger is no budget: whoever means more runs it over there.
  ...(boost.dailyBudget > leastDailyBudget * mostTimesLeast
    ? [{ code: 'budgetTooHigh' as const, figures: { most: leastDailyBudget * mostTimesLeast } }]
    : []),
  ...audienceFaults(boost),
  ...(needsLink(boost) && !isAddress(boost.link) ? [{ code: 'linkMissing' as const }] : []),
  ...(boost.objective === 'outcomeLeads' && !boost.pixel ? [{ code: 'pixelMissing' as const }] : []),
]

/** A daily budget is for more than one day. */
const timeFaults = ({ beginAt, endAt }: Boost, now: Date): BoostFault[] => {
  const end = Date.parse(endAt)
  const begin = Math.max(Date.parse(beginAt), now.getTime())
  if (!(end > now.getTime())) return [{ code: 'endPast' }]
  if (end - begin > mostBoostDays * dayMs) return [{ code: 'tooLong', figures: { most: mostBoostDays } }]
  return end - begin > dayMs ? [] : [{ code: 'tooShort' }]
}

const audienceFaults = ({ ageMin, ageMax, country, cities }: Boost): BoostFault[] => {
  const faults: BoostFault[] = []
  const areAges = ageMin >= boostAges.least && ageMin <= ageMax && ageMax <= boostAges.most
  if (!areAges) faults.push({ code: 'ages', figures: boostAges })
  if (cities.length === 0 && !/^[A-Z]{2}$/.test(country)) faults.push({ code: 'countryMissing' })
  if (cities.length > mostCities) faults.push({ code: 'tooManyCities', figures: { most: mostCities } })
  return faults
}

const needsLink = ({ objective }: Boost): boolean =>
  objective === 'outcomeTraffic' || objective === 'outcomeLeads'

const isAddress = (link: string | undefined): boolean =>
  link !== undefined && /^https?:\/\//.test(link) && URL.canParse(link)
