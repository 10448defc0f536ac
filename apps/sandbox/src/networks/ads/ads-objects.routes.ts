// Reading, changing and deleting what is in an ad account.

import { z } from 'zod'
import { unknownObject } from '../meta/graph-error.ts'
import { type GraphNode, selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { hourMs } from '../meta/graph-time.ts'
import { accountPath } from './accounts.routes.ts'
import { accountFor, adsReader, adsWriter } from './ads-access.ts'
import { adsRefusal, tooManyBudgetChanges } from './ads-error.ts'
import { adNode, adSetNode, campaignNode, creativeNode } from './ads-nodes.ts'
import type { Ad, AdSet, AdsSandbox, Campaign } from './ads-sandbox.ts'
import { checkBudget } from './budgets.ts'
import { isSpecial, statusFrom } from './campaigns.routes.ts'
import { checkTargeting } from './targeting.ts'

export const adsPath = '/:id(^1202\\d{14}$)'
const budgetChangesPerHour = 4
const filter = z.object({
  field: z.string(),
  operator: z.enum(['CONTAIN', 'EQUAL', 'IN']),
  value: z.union([z.string(), z.array(z.string())]),
})

export function adsObjectRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook } = host.meta
  host.on('GET', adsPath, { name: 'read-ads-object', office: facebook }, (call) =>
    selectFields(nodeOf(call), call.inputs),
  )
  host.on('POST', adsPath, { name: 'change-ads-object', office: facebook }, (call) => {
    change(call)
    sandbox.noteSpells()
    return { success: true }
  })
  host.on('DELETE', adsPath, { name: 'delete-ads-object', office: facebook }, (call) => {
    const { campaign, adset, ad, creative } = thingOf(call, true)
    if (campaign) sandbox.campaigns.put({ ...campaign, status: 'DELETED' })
    if (adset) sandbox.adsets.put({ ...adset, status: 'DELETED' })
    if (ad) sandbox.ads.put({ ...ad, status: 'DELETED' })
    if (creative) sandbox.creatives.delete(creative.id)
    sandbox.noteSpells()
    return { success: true }
  })

  const lists = {
    campaigns: (id: string) =>
      sandbox.campaigns
        .all()
        .filter(({ act }) => act === id)
        .map((one) => campaignNode(sandbox, one)),
    adsets: (id: string) =>
      sandbox.adsets
        .all()
        .filter(({ act, campaign }) => act === id || campaign === id)
        .map((one) => adSetNode(sandbox, one)),
    ads: (id: string) => sandbox.adsUnder(id).map((one) => adNode(sandbox, one)),
    adcreatives: (id: string) =>
      sandbox.creatives
        .all()
        .filter(({ act }) => act === id)
        .map((one) => creativeNode(sandbox, one)),
  }
  for (const edge of ['campaigns', 'adsets', 'ads', 'adcreatives'] as const)
    for (const path of [accountPath, adsPath])
      host.on('GET', `${path}/${edge}`, { name: `list-${edge}`, office: facebook }, (call) => {
        if (path === accountPath) accountFor(sandbox, adsReader(call), call.id, 'GET')
        else thingOf(call, false)
        const found = lists[edge](call.id).filter((node) => isWanted(call, node))
        return pageOf(
          found.reverse().map((node) => selectFields(node, call.inputs)),
          call.params,
          call.address,
        )
      })

  function isWanted({ params }: GraphCall, { fields }: GraphNode): boolean {
    const statuses = params.list('effective_status')?.map(String)
    if (statuses && !statuses.includes(String(fields.effective_status))) return false
    // Deleted ones are shown to those who ask for them.
    if (!statuses && fields.status === 'DELETED') return false
    return (params.list('filtering') ?? []).every((one) => {
      const { field, operator, value } = filter.parse(one)
      const held = String(fields[field.split('.').at(-1) ?? ''] ?? '')
      if (operator === 'IN') return [value].flat().includes(held)
      return operator === 'EQUAL' ? held === value : held.includes(String(value))
    })
  }

  /** Whatever it is; refused when it is in somebody else's account. */
  function thingOf(call: GraphCall, isWrite: boolean) {
    const caller = isWrite ? adsWriter(call) : adsReader(call)
    const campaign = sandbox.campaigns.get(call.id)
    const adset = sandbox.adsets.get(call.id)
    const ad = sandbox.ads.get(call.id)
    const creative = sandbox.creatives.get(call.id)
    const thing = campaign ?? adset ?? ad ?? creative
    if (!thing || (isWrite && thing.status === 'DELETED')) throw unknownObject(call.request.method, call.id)
    accountFor(sandbox, caller, thing.act, call.request.method)
    return { campaign, adset, ad, creative }
  }

  function nodeOf(call: GraphCall): GraphNode {
    const { campaign, adset, ad, creative } = thingOf(call, false)
    if (campaign) return campaignNode(sandbox, campaign)
    if (adset) return adSetNode(sandbox, adset)
    if (ad) return adNode(sandbox, ad)
    if (creative) return creativeNode(sandbox, creative)
    throw unknownObject('GET', call.id)
  }

  function change(call: GraphCall): void {
    const { campaign, adset, ad } = thingOf(call, true)
    const name = call.params.text('name')
    const renamed = <Thing extends Campaign | AdSet | Ad>(thing: Thing): Thing => ({
      ...thing,
      ...(name !== undefined && { name }),
      status: statusFrom(call, thing.status),
    })
    if (campaign)
      sandbox.campaigns.put({
        ...renamed(campaign),
        dailyBudget: call.params.whole('daily_budget') ?? campaign.dailyBudget,
        lifetimeBudget: call.params.whole('lifetime_budget') ?? campaign.lifetimeBudget,
      })
    if (adset) sandbox.adsets.put(changedAdSet(call, renamed(adset)))
    if (ad) sandbox.ads.put(renamed(ad))
  }

  function changedAdSet({ params, version }: GraphCall, adset: AdSet): AdSet {
    const now = facebook.now()
    const campaign = sandbox.campaigns.get(adset.campaign)
    const targeting = params.record('targeting')
    if (targeting)
      checkTargeting(targeting, { version, isSpecial: campaign !== undefined && isSpecial(campaign) })
    const endMs = params.text('end_time') === '0' ? undefined : (params.instant('end_time') ?? adset.endMs)
    const changed = { ...adset, endMs, targeting: targeting ?? adset.targeting }
    const isBudget = params.has('daily_budget') || params.has('lifetime_budget')
    if (!isBudget) {
      if (endMs !== undefined && endMs <= now && adset.status === 'ACTIVE')
        throw adsRefusal(1487033, 'end_time')
      return changed
    }
    const recent = adset.budgetChangesMs.filter((at) => at > now - hourMs)
    if (recent.length >= budgetChangesPerHour) throw tooManyBudgetChanges()
    const budget = {
      dailyBudget: params.whole('daily_budget') ?? adset.dailyBudget,
      lifetimeBudget: params.whole('lifetime_budget') ?? adset.lifetimeBudget,
    }
    checkBudget({ ...budget, startMs: adset.startMs, endMs, goal: adset.goal }, sandbox.currency, now)
    return { ...changed, ...budget, budgetChangesMs: [...recent, now] }
  }
}
