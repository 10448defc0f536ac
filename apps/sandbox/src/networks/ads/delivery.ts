// What an ad brought, from how long it ran and what it may spend. The same ad after the same time says the same.
import { dayMs } from '../meta/graph-time.ts'
import { minorUnits } from './budgets.ts'

export interface Spell {
  fromMs: number
  /** undefined while it is running. */
  toMs?: number | undefined
}

export interface DeliveryInput {
  /** When the ad was being shown. */
  spells: readonly Spell[]
  dailyBudget: number | undefined
  lifetimeBudget: number | undefined
  startMs: number
  endMs: number | undefined
  currency: string
  /** From 0 to 1: some ads do better than others. */
  luck: number
}

export interface Delivery {
  impressions: number
  reach: number
  clicks: number
  linkClicks: number
  engagements: number
  videoViews: number
  spendMinor: number
}

/** Between two moments; nothing before the start, nothing after the end. */
export function deliveryBetween(input: DeliveryInput, fromMs: number, toMs: number): Delivery {
  const first = Math.max(fromMs, input.startMs)
  const last = Math.min(toMs, input.endMs ?? toMs)
  const shownMs = input.spells.reduce(
    (sum, spell) => sum + Math.max(0, Math.min(last, spell.toMs ?? last) - Math.max(first, spell.fromMs)),
    0,
  )
  const perDay =
    input.dailyBudget ??
    (input.lifetimeBudget ?? 0) / Math.max(1 / 24, ((input.endMs ?? last) - input.startMs) / dayMs)
  const spendMinor = Math.floor((perDay * shownMs * 0.97) / dayMs)
  // From 3 to 8 of the currency's major units for a thousand impressions.
  const impressions = Math.floor(
    (spendMinor / minorUnits(input.currency) / (3 + 5 * (1 - input.luck))) * 1000,
  )
  const clicks = Math.floor(impressions * (0.008 + 0.02 * input.luck))
  return {
    impressions,
    reach: Math.floor(impressions / (1.15 + 0.4 * (1 - input.luck))),
    clicks,
    linkClicks: Math.floor(clicks * 0.6),
    engagements: Math.floor(impressions * (0.02 + 0.05 * input.luck)),
    videoViews: Math.floor(impressions * 0.12),
    spendMinor,
  }
}

/** As the insights edge writes it: every number a text, spend in major units. */
export function insightsRow(delivery: Delivery, currency: string, sinceMs: number, untilMs: number) {
  const { impressions, reach, clicks, linkClicks, engagements, videoViews, spendMinor } = delivery
  const spend = spendMinor / minorUnits(currency)
  const per = (count: number) => (count > 0 ? (spend / count).toFixed(6) : undefined)
  const actions = [
    { action_type: 'post_engagement', value: String(engagements) },
    { action_type: 'link_click', value: String(linkClicks) },
    { action_type: 'video_view', value: String(videoViews) },
  ]
  return {
    impressions: String(impressions),
    reach: String(reach),
    frequency: (impressions / Math.max(1, reach)).toFixed(6),
    spend: spend.toFixed(2),
    clicks: String(clicks),
    inline_link_clicks: String(linkClicks),
    inline_post_engagement: String(engagements),
    ctr: ((clicks / Math.max(1, impressions)) * 100).toFixed(6),
    cpc: per(clicks),
    cpm: per(impressions / 1000),
    actions,
    cost_per_action_type: actions.flatMap(({ action_type, value }) => {
      const cost = per(Number(value))
      return cost === undefined ? [] : [{ action_type, value: cost }]
    }),
    video_thruplay_watched_actions: [
      { action_type: 'video_view', value: String(Math.floor(videoViews / 3)) },
    ],
    account_currency: currency,
    date_start: new Date(sinceMs).toISOString().slice(0, 10),
    date_stop: new Date(untilMs).toISOString().slice(0, 10),
  }
}
