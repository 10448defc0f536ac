// Making campaigns and ad sets.

import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { noteEffect } from '../shared/named-call.ts'
import { accountPath } from './accounts.routes.ts'
import { isValidateOnly, openAccount } from './ads-access.ts'
import { adsRefusal, invalidField } from './ads-error.ts'
import {
  type AdAccount,
  type AdSet,
  type AdsSandbox,
  type Campaign,
  type OwnStatus,
  ownStatuses,
} from './ads-sandbox.ts'
import { checkBudget } from './budgets.ts'
import { bidStrategies, checkGoal, objectives } from './objectives.ts'
import { europeanUnion } from './places.ts'
import { checkTargeting, countriesOf } from './targeting.ts'

const specialCategories = [
  'NONE',
  'EMPLOYMENT',
  'HOUSING',
  'CREDIT',
  'FINANCIAL_PRODUCTS_SERVICES',
  'ISSUES_ELECTIONS_POLITICS',
  'ONLINE_GAMBLING_AND_GAMING',
]
const restricting = ['EMPLOYMENT', 'HOUSING', 'CREDIT', 'FINANCIAL_PRODUCTS_SERVICES']
const setsPerCampaign = 200

export function statusFrom({ params }: GraphCall, fallback: OwnStatus): OwnStatus {
  const text = params.text('status')
  const status = ownStatuses.find((one) => one === (text ?? fallback))
  if (!status) throw invalidField('Param status must be one of {ACTIVE, PAUSED, ARCHIVED, DELETED}', 'status')
  return status
}

export const isSpecial = ({ special }: Campaign): boolean => special.some((one) => restricting.includes(one))

export function campaignRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook } = host.meta
  host.on('POST', `${accountPath}/campaigns`, { name: 'create-campaign', office: facebook }, (call) => {
    const { account } = openAccount(call, sandbox)
    const campaign = readCampaign(call, account)
    if (isValidateOnly(call)) return { success: true }
    sandbox.campaigns.put(campaign)
    noteEffect(call.request, `campaign-created ${campaign.id}`)
    return { id: campaign.id }
  })
  host.on('POST', `${accountPath}/adsets`, { name: 'create-ad-set', office: facebook }, (call) => {
    const { account } = openAccount(call, sandbox)
    const adset = readAdSet(call, account)
    if (isValidateOnly(call)) return { success: true }
    sandbox.adsets.put(adset)
    noteEffect(call.request, `ad-set-created ${adset.id}`)
    return { id: adset.id }
  })

  function readCampaign(call: GraphCall, account: AdAccount): Campaign {
    const { params } = call
    const objective = objectives.find((one) => one === params.needText('objective'))
    if (!objective) throw invalidField('The objective is no longer available', 'objective')
    if (params.json('special_ad_categories') === undefined)
      throw invalidField('The parameter special_ad_categories is required', 'special_ad_categories')
    const special = (params.list('special_ad_categories') ?? []).map(String)
    if (special.some((one) => !specialCategories.includes(one)))
      throw invalidField('Param special_ad_categories is not valid', 'special_ad_categories')
    const [dailyBudget, lifetimeBudget] = [params.whole('daily_budget'), params.whole('lifetime_budget')]
    if (
      dailyBudget === undefined &&
      lifetimeBudget === undefined &&
      !params.has('is_adset_budget_sharing_enabled')
    )
      throw adsRefusal(4834011, 'is_adset_budget_sharing_enabled')
    const bidStrategy = params.text('bid_strategy')
    if (bidStrategy !== undefined && !bidStrategies.some((one) => one === bidStrategy))
      throw invalidField('Param bid_strategy is not valid', 'bid_strategy')
    return {
      id: sandbox.newId(),
      act: account.id,
      name: params.needText('name'),
      objective,
      special,
      status: statusFrom(call, 'ACTIVE'),
      createdAtMs: facebook.now(),
      dailyBudget,
      lifetimeBudget,
      bidStrategy,
    }
  }

  function readAdSet(call: GraphCall, account: AdAccount): AdSet {
    const { params } = call
    const campaign = sandbox.campaigns.get(params.needText('campaign_id'))
    if (!campaign || campaign.act !== account.id || campaign.status === 'DELETED')
      throw invalidField('The campaign is not there', 'campaign_id')
    if (sandbox.adsets.all().filter((one) => one.campaign === campaign.id).length >= setsPerCampaign)
      throw adsRefusal(2695)
    const input = {
      objective: campaign.objective,
      destination: params.text('destination_type') ?? '',
      goal: params.needText('optimization_goal'),
      billingEvent: params.needText('billing_event'),
      bidStrategy: params.text('bid_strategy') ?? campaign.bidStrategy ?? 'LOWEST_COST_WITHOUT_CAP',
      bidAmount: params.whole('bid_amount'),
      promoted: params.record('promoted_object') ?? {},
    }
    checkGoal(input)
    const budget = readBudget(call, campaign, account, input.goal)
    const spec = params.record('targeting')
    if (!spec) throw invalidField('The parameter targeting is required', 'targeting')
    const targeting = checkTargeting(spec, { version: call.version, isSpecial: isSpecial(campaign) })
    const isEuropean = countriesOf(targeting).some((code) => europeanUnion.includes(code))
    if (isEuropean && !(params.has('dsa_beneficiary') && params.has('dsa_payor')))
      throw adsRefusal(3858152, 'dsa_beneficiary')
    return {
      ...budget,
      id: sandbox.newId(),
      act: account.id,
      campaign: campaign.id,
      name: params.needText('name'),
      status: statusFrom(call, 'ACTIVE'),
      createdAtMs: facebook.now(),
      goal: input.goal,
      destination: input.destination,
      billingEvent: input.billingEvent,
      bidStrategy: input.bidStrategy,
      promoted: input.promoted,
      targeting: spec,
      budgetChangesMs: [],
    }
  }

  function readBudget({ params }: GraphCall, campaign: Campaign, account: AdAccount, goal: string) {
    const now = facebook.now()
    const own = { dailyBudget: params.whole('daily_budget'), lifetimeBudget: params.whole('lifetime_budget') }
    const hasOwn = own.dailyBudget !== undefined || own.lifetimeBudget !== undefined
    const above = { dailyBudget: campaign.dailyBudget, lifetimeBudget: campaign.lifetimeBudget }
    const hasAbove = above.dailyBudget !== undefined || above.lifetimeBudget !== undefined
    if (hasOwn && hasAbove) throw adsRefusal(1885621, 'daily_budget')
    const startMs = Math.max(now, params.instant('start_time') ?? now)
    // 0 is an open end.
    const endMs = params.text('end_time') === '0' ? undefined : params.instant('end_time')
    checkBudget({ ...(hasAbove ? above : own), startMs, endMs, goal }, account.currency, now)
    return { ...own, startMs, endMs }
  }
}
