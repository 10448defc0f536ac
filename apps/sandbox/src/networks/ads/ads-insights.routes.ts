// What ads brought, at any level, over any days, at once or as a report that is fetched later.
import { z } from 'zod'
import { invalidParameter, unknownObject } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { GraphParams } from '../meta/graph-params.ts'
import { dayMs } from '../meta/graph-time.ts'
import { digitsOf } from '../shared/ids.ts'
import type { Table } from '../shared/table.ts'
import { accountPath } from './accounts.routes.ts'
import { accountFor, adsReader } from './ads-access.ts'
import { adsPath } from './ads-objects.routes.ts'
import type { Ad, AdsSandbox } from './ads-sandbox.ts'
import { type Delivery, insightsRow } from './delivery.ts'

interface Report {
  id: string
  target: string
  params: Record<string, string>
}
const reportPath = '/:id(^1203\\d{14}$)'
const range = z.object({ since: z.iso.date(), until: z.iso.date() })
const presetDays: Record<string, number> = {
  today: 1,
  yesterday: 1,
  last_3d: 3,
  last_7d: 7,
  last_14d: 14,
  last_28d: 28,
  last_30d: 30,
  last_90d: 90,
  maximum: 1100,
}
const always = ['date_start', 'date_stop', 'account_currency']

export function adsInsightRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook } = host.meta
  const reports: Table<Report> = facebook.table('ad-reports')
  for (const path of [accountPath, adsPath]) {
    host.on('GET', `${path}/insights`, { name: 'read-ads-insights', office: facebook }, (call) => {
      checkTarget(call)
      return pageOf(rows(call.id, call.params), call.params, call.address)
    })
    host.on('POST', `${path}/insights`, { name: 'start-ads-report', office: facebook }, (call) => {
      checkTarget(call)
      const names = ['fields', 'date_preset', 'time_range', 'time_increment', 'level', 'breakdowns']
      const params = Object.fromEntries(
        names.flatMap((name) => (call.params.has(name) ? [[name, call.params.text(name) ?? '']] : [])),
      )
      const id = `1203${digitsOf(`meta/report/${facebook.ids.next('report')}`, 14)}`
      reports.put({ id, target: call.id, params })
      return { report_run_id: id }
    })
  }
  host.on('GET', reportPath, { name: 'read-ads-report', office: facebook }, (call) => {
    const report = reportOf(call)
    return { id: report.id, async_status: 'Job Completed', async_percent_completion: 100 }
  })
  host.on('GET', `${reportPath}/insights`, { name: 'read-ads-insights', office: facebook }, (call) => {
    const report = reportOf(call)
    return pageOf(rows(report.target, new GraphParams(report.params)), call.params, call.address)
  })

  function reportOf(call: GraphCall): Report {
    const report = reports.get(call.id)
    if (!report) throw unknownObject('GET', call.id)
    checkTarget({ ...call, id: report.target })
    return report
  }

  function checkTarget(call: GraphCall): void {
    const caller = adsReader(call)
    const thing = sandbox.campaigns.get(call.id) ?? sandbox.adsets.get(call.id) ?? sandbox.ads.get(call.id)
    if (!thing && !call.id.startsWith('act_')) throw unknownObject('GET', call.id)
    accountFor(sandbox, caller, thing?.act ?? call.id, 'GET')
  }

  function rows(target: string, params: GraphParams): Record<string, unknown>[] {
    const [since, until] = period(params)
    const step = params.text('time_increment') === '1' ? dayMs : until - since
    const made: Record<string, unknown>[] = []
    for (let start = since; start < until; start += step)
      for (const group of groups(target, params.text('level')))
        made.push(...rowsOf(group, start, Math.min(until, start + step), params))
    return made
  }

  /** Whole days; the end is not in it. */
  function period(params: GraphParams): [number, number] {
    const today = Math.floor(facebook.now() / dayMs) * dayMs
    const asked = params.record('time_range')
    if (asked) {
      const read = range.safeParse(asked)
      if (!read.success) throw invalidParameter('Param time_range must be {since, until} as YYYY-MM-DD')
      return [Date.parse(read.data.since), Date.parse(read.data.until) + dayMs]
    }
    const preset = params.text('date_preset') ?? 'last_30d'
    const days = presetDays[preset]
    if (days === undefined) throw invalidParameter(`Param date_preset: ${preset} is not valid`)
    // All but these end with yesterday.
    const end = preset === 'today' || preset === 'maximum' ? today + dayMs : today
    return [end - days * dayMs, end]
  }

  interface Group {
    names: Record<string, string>
    ads: readonly Ad[]
  }

  function groups(target: string, level: string | undefined): Group[] {
    const ads = sandbox.adsUnder(target)
    if (level === undefined || level === 'account') return [{ names: {}, ads }]
    if (!['campaign', 'adset', 'ad'].includes(level))
      throw invalidParameter(`Param level: ${level} is not valid`)
    const keys = new Map<string, Ad[]>()
    for (const ad of ads) {
      const key =
        level === 'ad' ? ad.id : level === 'adset' ? ad.adset : (sandbox.adsets.get(ad.adset)?.campaign ?? '')
      keys.set(key, [...(keys.get(key) ?? []), ad])
    }
    return [...keys].map(([key, under]) => ({ names: { [`${level}_id`]: key }, ads: under }))
  }

  function rowsOf({ names, ads }: Group, sinceMs: number, untilMs: number, params: GraphParams) {
    const sum = ads.map((ad) => sandbox.deliveryOf(ad, sinceMs, untilMs)).reduce(add, nothing)
    // Where nothing was shown there is no row.
    if (sum.impressions === 0) return []
    const wanted = (params.text('fields') ?? 'impressions,spend').split(',').map((name) => name.trim())
    return split(params.text('breakdowns')).map(({ labels, part }) => {
      const row: Record<string, unknown> = insightsRow(
        scale(sum, part),
        sandbox.currency,
        sinceMs,
        untilMs - dayMs,
      )
      const known = Object.keys(row).concat(Object.keys(names), [
        'campaign_id',
        'adset_id',
        'ad_id',
        'account_id',
      ])
      const wrong = wanted.find((name) => !known.includes(name))
      if (wrong !== undefined) throw invalidParameter(`${wrong} is not valid for fields param.`)
      const kept = Object.entries(row).filter(([name]) => wanted.includes(name) || always.includes(name))
      return { ...Object.fromEntries(kept), ...names, ...labels }
    })
  }
}

const nothing: Delivery = {
  impressions: 0,
  reach: 0,
  clicks: 0,
  linkClicks: 0,
  engagements: 0,
  videoViews: 0,
  spendMinor: 0,
}
const names = Object.keys(nothing) as (keyof Delivery)[]
const add = (a: Delivery, b: Delivery): Delivery =>
  Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Delivery
const scale = (delivery: Delivery, part: number): Delivery =>
  Object.fromEntries(names.map((name) => [name, Math.floor(delivery[name] * part)])) as unknown as Delivery

const parts: Record<string, readonly (readonly [string, number])[]> = {
  age: [
    ['18-24', 0.14],
    ['25-34', 0.3],
    ['35-44', 0.26],
    ['45-54', 0.16],
    ['55-64', 0.09],
    ['65+', 0.05],
  ],
  gender: [
    ['female', 0.58],
    ['male', 0.4],
    ['unknown', 0.02],
  ],
  country: [['FR', 1]],
  publisher_platform: [
    ['facebook', 0.62],
    ['instagram', 0.38],
  ],
}

function split(breakdowns: string | undefined): { labels: Record<string, string>; part: number }[] {
  const asked = (breakdowns ?? '')
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter(Boolean)
  let rows: { labels: Record<string, string>; part: number }[] = [{ labels: {}, part: 1 }]
  for (const name of asked) {
    const known = parts[name]
    if (!known) throw invalidParameter(`Param breakdowns: ${name} is not valid`)
    rows = rows.flatMap(({ labels, part }) =>
      known.map(([value, share]) => ({ labels: { ...labels, [name]: value }, part: part * share })),
    )
  }
  return rows
}
