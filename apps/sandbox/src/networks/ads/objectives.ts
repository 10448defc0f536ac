// Which goal goes with which objective: the table of the Marketing API, row by row.
import { adsRefusal, invalidField } from './ads-error.ts'

export const objectives = [
  'OUTCOME_AWARENESS',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_LEADS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_SALES',
  'OUTCOME_APP_PROMOTION',
] as const
export type Objective = (typeof objectives)[number]

interface Row {
  objective: Objective
  /** '' where none is given. */
  destinations: readonly string[]
  goals: readonly string[]
  promotes?: 'page_id' | 'pixel_id'
}

export const goalTable: readonly Row[] = [
  {
    objective: 'OUTCOME_AWARENESS',
    destinations: [''],
    goals: ['REACH', 'IMPRESSIONS', 'AD_RECALL_LIFT', 'THRUPLAY'],
    promotes: 'page_id',
  },
  {
    objective: 'OUTCOME_ENGAGEMENT',
    destinations: ['ON_POST'],
    goals: ['POST_ENGAGEMENT', 'REACH', 'IMPRESSIONS'],
  },
  { objective: 'OUTCOME_ENGAGEMENT', destinations: ['ON_VIDEO'], goals: ['THRUPLAY'] },
  { objective: 'OUTCOME_ENGAGEMENT', destinations: ['ON_PAGE'], goals: ['PAGE_LIKES'], promotes: 'page_id' },
  {
    objective: 'OUTCOME_TRAFFIC',
    destinations: ['', 'WEBSITE'],
    goals: ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'REACH', 'IMPRESSIONS'],
  },
  {
    objective: 'OUTCOME_LEADS',
    destinations: ['ON_AD'],
    goals: ['LEAD_GENERATION', 'QUALITY_LEAD'],
    promotes: 'page_id',
  },
  {
    objective: 'OUTCOME_LEADS',
    destinations: [''],
    goals: ['OFFSITE_CONVERSIONS', 'LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'REACH', 'IMPRESSIONS'],
    promotes: 'pixel_id',
  },
]

const billingEvents = [
  'APP_INSTALLS',
  'CLICKS',
  'IMPRESSIONS',
  'LINK_CLICKS',
  'LISTING_INTERACTION',
  'NONE',
  'OFFER_CLAIMS',
  'PAGE_LIKES',
  'POST_ENGAGEMENT',
  'PURCHASE',
  'THRUPLAY',
]
export const bidStrategies = ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP', 'COST_CAP'] as const

export interface AdSetInput {
  objective: Objective
  destination: string
  goal: string
  billingEvent: string
  bidStrategy: string
  bidAmount: number | undefined
  promoted: Readonly<Record<string, unknown>>
}

export function checkGoal(input: AdSetInput): void {
  const rows = goalTable.filter(({ objective }) => objective === input.objective)
  const there = rows.filter(({ destinations }) => destinations.includes(input.destination))
  if (there.length === 0) throw adsRefusal(2446509, 'destination_type')
  const row = there.find(({ goals }) => goals.includes(input.goal))
  if (!row)
    throw invalidField(
      `Optimization goal ${input.goal} is not available for this objective`,
      'optimization_goal',
    )
  if (row.promotes && !input.promoted[row.promotes])
    throw invalidField(`The promoted object needs ${row.promotes}`, 'promoted_object')
  checkBilling(input)
  checkBid(input)
}

function checkBilling({ goal, billingEvent }: AdSetInput): void {
  if (!billingEvents.includes(billingEvent))
    throw invalidField('Param billing_event is not valid', 'billing_event')
  const hasOwn = goal === 'LINK_CLICKS' || goal === 'THRUPLAY'
  if (billingEvent !== 'IMPRESSIONS' && !(hasOwn && billingEvent === goal))
    throw invalidField(`The optimization goal ${goal} cannot be billed by ${billingEvent}`, 'billing_event')
}

function checkBid({ goal, bidStrategy, bidAmount }: AdSetInput): void {
  if (!bidStrategies.some((one) => one === bidStrategy))
    throw invalidField('Param bid_strategy is not valid', 'bid_strategy')
  const isCapped = bidStrategy !== 'LOWEST_COST_WITHOUT_CAP'
  // Nobody can say what a remembered ad is worth: its goal knows no bid.
  if (goal === 'AD_RECALL_LIFT' && isCapped) throw adsRefusal(1885204, 'bid_strategy')
  if (isCapped && bidAmount === undefined)
    throw invalidField(`The bid strategy ${bidStrategy} needs a bid_amount`, 'bid_amount')
}
