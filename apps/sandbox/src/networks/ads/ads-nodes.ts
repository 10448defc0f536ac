// Campaigns, ad sets, creatives and ads as Graph gives them back.
import type { GraphNode } from '../meta/graph-fields.ts'
import { graphTime } from '../meta/graph-time.ts'
import type { Ad, AdSet, AdsSandbox, Campaign, Creative, Level } from './ads-sandbox.ts'

const money = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : String(amount)

const common = (sandbox: AdsSandbox, level: Level, thing: Campaign | AdSet | Ad) => ({
  id: thing.id,
  account_id: thing.act.slice('act_'.length),
  name: thing.name,
  status: thing.status,
  configured_status: thing.status,
  effective_status: sandbox.effective(level, thing.id),
  created_time: graphTime(thing.createdAtMs),
  updated_time: graphTime(thing.createdAtMs),
})

export const campaignNode = (sandbox: AdsSandbox, campaign: Campaign): GraphNode => ({
  type: 'Campaign',
  minimal: ['id'],
  fields: {
    ...common(sandbox, 'campaign', campaign),
    objective: campaign.objective,
    special_ad_categories: campaign.special,
    buying_type: 'AUCTION',
    daily_budget: money(campaign.dailyBudget),
    lifetime_budget: money(campaign.lifetimeBudget),
    bid_strategy: campaign.bidStrategy,
    issues_info: undefined,
  },
})

export const adSetNode = (sandbox: AdsSandbox, adset: AdSet): GraphNode => ({
  type: 'AdSet',
  minimal: ['id'],
  fields: {
    ...common(sandbox, 'adset', adset),
    campaign_id: adset.campaign,
    daily_budget: money(adset.dailyBudget ?? 0),
    lifetime_budget: money(adset.lifetimeBudget ?? 0),
    start_time: graphTime(adset.startMs),
    end_time: adset.endMs === undefined ? undefined : graphTime(adset.endMs),
    optimization_goal: adset.goal,
    destination_type: adset.destination || 'UNDEFINED',
    billing_event: adset.billingEvent,
    bid_strategy: adset.bidStrategy,
    promoted_object: Object.keys(adset.promoted).length > 0 ? adset.promoted : undefined,
    targeting: adset.targeting,
    issues_info: undefined,
  },
})

export const creativeNode = (sandbox: AdsSandbox, creative: Creative): GraphNode => ({
  type: 'AdCreative',
  minimal: ['id'],
  fields: {
    id: creative.id,
    account_id: creative.act.slice('act_'.length),
    name: creative.name,
    status: creative.status,
    object_story_id: creative.network === 'facebook' ? creative.post : undefined,
    effective_object_story_id: creative.network === 'facebook' ? creative.post : undefined,
    source_instagram_media_id: creative.network === 'instagram' ? creative.post : undefined,
    object_id: sandbox.pageNumberOf(creative),
  },
})

export function adNode(sandbox: AdsSandbox, ad: Ad): GraphNode {
  const effective = sandbox.effective('ad', ad.id)
  const issue = {
    level: 'AD',
    error_code: 2490155,
    error_summary: 'The post is no longer available',
    error_message: 'The post that this ad shows was deleted.',
    error_type: 'HARD_ERROR',
  }
  return {
    type: 'Ad',
    minimal: ['id'],
    fields: {
      ...common(sandbox, 'ad', ad),
      adset_id: ad.adset,
      campaign_id: sandbox.adsets.get(ad.adset)?.campaign,
      creative: { id: ad.creative },
      issues_info: effective === 'WITH_ISSUES' ? [issue] : undefined,
      ad_review_feedback:
        effective === 'DISAPPROVED'
          ? { global: { MISLEADING_CLAIMS: 'Ads must not contain deceptive, false or misleading claims.' } }
          : undefined,
      failed_delivery_checks: [],
    },
  }
}
