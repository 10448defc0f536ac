// Ad accounts and everything in them: campaigns hold ad sets, those hold ads, an ad shows a creative.

import { pageNumber } from '../meta/meta-accounts.ts'
import type { MetaSandbox } from '../meta/meta-sandbox.ts'
import { digitsOf, share } from '../shared/ids.ts'
import type { DemoPage, Person } from '../shared/people.ts'
import type { Table } from '../shared/table.ts'
import { type Delivery, deliveryBetween, type Spell } from './delivery.ts'
import type { Objective } from './objectives.ts'

export interface AdAccount {
  /** `act_…` */
  id: string
  name: string
  currency: string
  /** 1 active, 2 disabled, 3 unsettled. */
  status: 1 | 2 | 3
  page?: DemoPage
}

export const ownStatuses = ['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED'] as const
export type OwnStatus = (typeof ownStatuses)[number]

interface Base {
  id: string
  act: string
  name: string
  status: OwnStatus
  createdAtMs: number
}
export interface Campaign extends Base {
  objective: Objective
  special: readonly string[]
  dailyBudget?: number | undefined
  lifetimeBudget?: number | undefined
  bidStrategy?: string | undefined
}
export interface AdSet extends Base {
  campaign: string
  dailyBudget?: number | undefined
  lifetimeBudget?: number | undefined
  startMs: number
  endMs?: number | undefined
  goal: string
  destination: string
  billingEvent: string
  bidStrategy: string
  promoted: Readonly<Record<string, unknown>>
  targeting: unknown
  /** When the budget was changed in the last hour. */
  budgetChangesMs: readonly number[]
}
export interface Creative extends Base {
  /** The post shown, on Facebook or on Instagram. */
  network: 'facebook' | 'instagram'
  post: string
  page: string
  link?: string
}
export interface Ad extends Base {
  adset: string
  creative: string
  spells: readonly Spell[]
}
export type Level = 'campaign' | 'adset' | 'ad'

const reviewMs = 30_000

export class AdsSandbox {
  readonly meta: MetaSandbox
  readonly campaigns: Table<Campaign>
  readonly adsets: Table<AdSet>
  readonly creatives: Table<Creative>
  readonly ads: Table<Ad>

  constructor(meta: MetaSandbox) {
    this.meta = meta
    this.campaigns = meta.facebook.table('campaigns')
    this.adsets = meta.facebook.table('adsets')
    this.creatives = meta.facebook.table('creatives')
    this.ads = meta.facebook.table('ads')
  }

  get currency(): string {
    return this.meta.settings().adCurrency
  }

  newId(): string {
    return `1202${digitsOf(`meta/ads/${this.meta.facebook.ids.next('ads-object')}`, 14)}`
  }

  /** One for each page that the person administers; an agency has two more that cannot be used. */
  accountsOf(person: Person): AdAccount[] {
    const { facebook } = this.meta
    const own = facebook
      .pagesOf(person)
      .filter(({ role }) => role === 'admin')
      .map(
        ({ page }): AdAccount => ({
          id: `act_${digitsOf(`meta/act/${page.id}`, 15)}`,
          name: page.name,
          currency: this.currency,
          status: 1,
          page,
        }),
      )
    if (person.id !== 'hugo-marchand') return own
    const spare = (name: string, status: 2 | 3): AdAccount => ({
      id: `act_${digitsOf(`meta/act/${name}`, 15)}`,
      name,
      currency: this.currency,
      status,
    })
    return [...own, spare('Ancien compte', 2), spare('Compte impayé', 3)]
  }

  /** What an object really does, whatever its own status says. */
  effective(level: Level, id: string): string {
    if (level === 'campaign') return this.campaigns.get(id)?.status ?? 'DELETED'
    if (level === 'adset') return this.#effectiveAdSet(id)
    const ad = this.ads.get(id)
    if (!ad || ad.status === 'DELETED' || ad.status === 'ARCHIVED') return ad?.status ?? 'DELETED'
    if (this.isRejected(ad)) return 'DISAPPROVED'
    if (ad.status === 'PAUSED') return 'PAUSED'
    const above = this.#effectiveAdSet(ad.adset)
    if (above !== 'ACTIVE') return above === 'PAUSED' ? 'ADSET_PAUSED' : above
    if (this.meta.facebook.now() - ad.createdAtMs < reviewMs) return 'PENDING_REVIEW'
    return this.postOf(ad) ? 'ACTIVE' : 'WITH_ISSUES'
  }

  #effectiveAdSet(id: string): string {
    const adset = this.adsets.get(id)
    if (!adset) return 'DELETED'
    if (adset.status !== 'ACTIVE') return adset.status
    const above = this.campaigns.get(adset.campaign)?.status ?? 'DELETED'
    return above === 'ACTIVE' ? 'ACTIVE' : above === 'PAUSED' ? 'CAMPAIGN_PAUSED' : above
  }

  isRejected(ad: Ad): boolean {
    const isReviewed = this.meta.facebook.now() - ad.createdAtMs >= reviewMs
    return isReviewed && this.meta.settings().adReview === 'reject'
  }

  postOf(ad: Ad) {
    const creative = this.creatives.get(ad.creative)
    const post = creative && this.meta[creative.network].postById(creative.post)
    return post && !post.deletedAtMs ? post : undefined
  }

  /** After any change of status: who is shown from now on, and who no longer is. */
  noteSpells(): void {
    const now = this.meta.facebook.now()
    for (const ad of this.ads.all()) {
      const isShown = ['ACTIVE', 'PENDING_REVIEW'].includes(this.effective('ad', ad.id))
      const open = ad.spells.find(({ toMs }) => toMs === undefined)
      if (isShown && !open) this.ads.put({ ...ad, spells: [...ad.spells, { fromMs: now }] })
      if (!isShown && open)
        this.ads.put({
          ...ad,
          spells: ad.spells.map((spell) => (spell === open ? { ...spell, toMs: now } : spell)),
        })
    }
  }

  deliveryOf(ad: Ad, fromMs: number, toMs: number): Delivery {
    const adset = this.adsets.get(ad.adset)
    const campaign = this.campaigns.get(adset?.campaign ?? '')
    // Ads of one set share its budget.
    const siblings = this.ads
      .all()
      .filter(({ adset, spells }) => adset === ad.adset && spells.length > 0).length
    const part = (budget: number | undefined) =>
      budget === undefined ? undefined : budget / Math.max(1, siblings)
    return deliveryBetween(
      {
        spells: ad.spells,
        dailyBudget: part(adset?.dailyBudget ?? campaign?.dailyBudget),
        lifetimeBudget: part(adset?.lifetimeBudget ?? campaign?.lifetimeBudget),
        startMs: adset?.startMs ?? ad.createdAtMs,
        endMs: adset?.endMs,
        currency: this.currency,
        luck: share(`ads/${ad.id}`),
      },
      fromMs,
      Math.min(toMs, this.meta.facebook.now()),
    )
  }

  adsUnder(id: string): Ad[] {
    return this.ads.all().filter((ad) => {
      const adset = this.adsets.get(ad.adset)
      return [ad.id, ad.adset, adset?.campaign, ad.act].includes(id)
    })
  }

  pageNumberOf(creative: Creative): string {
    const page = this.meta.facebook.page(creative.page)
    return page ? pageNumber(page) : ''
  }
}
