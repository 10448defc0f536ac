import type { Boost, BoostGender, BoostObjective } from './boost.ts'

type Form = Readonly<Record<string, string | undefined>>

const objectives: Readonly<Record<BoostObjective, string>> = {
  outcomeAwareness: 'OUTCOME_AWARENESS',
  outcomeEngagement: 'OUTCOME_ENGAGEMENT',
  outcomeLeads: 'OUTCOME_LEADS',
  outcomeTraffic: 'OUTCOME_TRAFFIC',
}

/** Asleep, as everything is made: nothing costs before the last step. */
const asleep = { status: 'PAUSED' }

export const campaignForm = ({ objective }: Boost, name: string): Form => ({
  name,
  objective: objectives[objective],
  special_ad_categories: '[]',
  // The budget is the ad set's alone, which must be said.
  is_adset_budget_sharing_enabled: 'false',
  ...asleep,
})

/** What an ad set strives for, row by row of Meta's own table. */
const goalOf = ({ objective, pixel }: Boost, page: string): Form => {
  switch (objective) {
    case 'outcomeAwareness':
      return { optimization_goal: 'REACH', promoted_object: JSON.stringify({ page_id: page }) }
    case 'outcomeEngagement':
      return { optimization_goal: 'POST_ENGAGEMENT', destination_type: 'ON_POST' }
    case 'outcomeTraffic':
      return { optimization_goal: 'LINK_CLICKS', destination_type: 'WEBSITE' }
    case 'outcomeLeads':
      return {
        optimization_goal: 'LINK_CLICKS',
        promoted_object: JSON.stringify({ pixel_id: pixel, custom_event_type: 'LEAD' }),
      }
  }
}

const genders: Readonly<Record<BoostGender, readonly number[]>> = { all: [], male: [1], female: [2] }

/** A country and a city in it would overlap: where cities are chosen, they alone are meant. */
export const targetingOf = ({ ageMin, ageMax, gender, country, cities, interests }: Boost) => ({
  age_min: ageMin,
  age_max: ageMax,
  ...(genders[gender].length > 0 ? { genders: genders[gender] } : {}),
  geo_locations:
    cities.length > 0 ? { cities: cities.map(({ id }) => ({ key: id })) } : { countries: [country] },
  ...(interests.length > 0
    ? { flexible_spec: [{ interests: interests.map(({ id, name }) => ({ id, name })) }] }
    : {}),
  // Whom somebody chose is meant, and not a hint to widen.
  targeting_automation: { advantage_audience: 0 },
})

export const adSetForm = (
  boost: Boost,
  asked: {
    readonly name: string
    readonly campaign: string
    readonly page: string
    readonly payer: string
    readonly now: Date
  },
): Form => ({
  name: asked.name,
  campaign_id: asked.campaign,
  daily_budget: String(boost.dailyBudget),
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  ...goalOf(boost, asked.page),
  // A beginning that is past is now.
  start_time: Date.parse(boost.beginAt) > asked.now.getTime() ? boost.beginAt : undefined,
  end_time: boost.endAt,
  targeting: JSON.stringify(targetingOf(boost)),
  dsa_beneficiary: asked.payer,
  dsa_payor: asked.payer,
  ...asleep,
})

export const callToAction = ({ link }: Boost): Form =>
  link ? { call_to_action: JSON.stringify({ type: 'LEARN_MORE', value: { link } }) } : {}

export const adForm = (asked: {
  readonly name: string
  readonly adSet: string
  readonly creative: string
}): Form => ({
  name: asked.name,
  adset_id: asked.adSet,
  creative: JSON.stringify({ creative_id: asked.creative }),
  ...asleep,
})
