import {
  type BoostAdapter,
  type BoostState,
  type NetworkAdapter,
  type Progress,
  Refusal,
} from '@postelier/networks/adapters'
import type { Networks } from '../platform/networks/network-client.ts'
import { meetWrong, nextStep, publishedAs, type Wrong, wireless } from './wireless.ts'

export type BoostTrouble = Wrong<
  'audience' | 'make' | 'wake' | 'look' | 'clean' | 'stop' | 'status' | 'refresh'
>

interface Campaign {
  readonly id: string
  readonly delivery: string
  isAwake: boolean
}

const progressOf = (step: string, data: Progress['data']): Progress => ({
  step,
  isFinal: step === 'wake',
  data,
})

/** An ad account in memory, which keeps the campaigns that are made, and does wrong what it is told to. */
export function openTestBoosts() {
  const campaigns: Campaign[] = []
  const trouble: BoostTrouble[] = []
  let state: BoostState = 'running'
  let brought = { spend: 420, reach: 90, impressions: 120, clicks: 7 }
  /** What was awake at one moment for one boost, at most. */
  let mostAwake = 0
  let during: () => Promise<void> = async () => undefined
  const meet = async (at: BoostTrouble['at'], happen: () => void = () => undefined) => {
    await during()
    const { happens, end } = meetWrong(trouble, at)
    if (happens) happen()
    mostAwake = Math.max(mostAwake, campaigns.filter(({ isAwake }) => isAwake).length)
    end()
  }
  const named = (id: unknown) => campaigns.find((one) => one.id === id)
  const boosts: BoostAdapter = {
    businesses: async () => [{ id: 'b1', name: 'Maison Verdier' }],
    adAccounts: async () => [
      { id: 'act_1', name: 'Compte principal', currency: 'EUR', unusable: null },
      { id: 'act_2', name: 'Compte impayé', currency: 'EUR', unusable: 'unpaid' },
      { id: 'act_3', name: 'Tokyo', currency: 'JPY', unusable: null },
    ],
    leastDailyBudget: async (_, __, { currency }) => (currency === 'JPY' ? 750 : 500),
    countries: async () => ['FR', 'BE'],
    cities: async (_, __, { text }) => [{ id: '77', name: text, hint: 'Savoie' }],
    interests: async (_, __, { text }) => [{ id: '88', name: text, hint: 'Cuisine' }],
    async tryAudience(_, __, { boost: { cities, interests } }) {
      const isKnown = cities.every(({ id }) => id === '77') && interests.every(({ id }) => id === '88')
      await meet('audience')
      if (!isKnown) throw new Refusal({ kind: 'validation', code: 'test', message: 'Nobody is there' })
    },
    begin: () => progressOf('make', {}),
    async step(_, { delivery }, progress) {
      if (progress.step === 'make') {
        // Made once: what carries the mark already is taken for it.
        const there = campaigns.find((one) => one.delivery === delivery)
        const id = there?.id ?? `c${campaigns.length + 1}-${delivery}`
        await meet('make', () => void (there ?? campaigns.push({ id, delivery, isAwake: false })))
        return nextStep(progressOf('wake', { id }))
      }
      const id = String(progress.data.id)
      await meet('wake', () => wake(id))
      return publishedAs(id, null)
    },
    async lookFor(_, __, progress) {
      await meet('look')
      return named(progress.data.id)?.isAwake
        ? { found: 'yes', id: String(progress.data.id), url: null }
        : { found: 'no', certain: true, lookAgainAfterMs: 0, progress }
    },
    clean: (_, { delivery }) =>
      meet('clean', () => {
        for (const one of campaigns.filter((some) => some.delivery === delivery))
          campaigns.splice(campaigns.indexOf(one), 1)
      }),
    idsOf: ({ data }) => (data.id ? { campaign: String(data.id) } : null),
    async status(_, __, { campaign }) {
      await meet('status')
      const there = named(campaign)
      return { state: there ? (there.isAwake ? state : 'stopped') : 'gone', why: null }
    },
    figures: async () => ({ ...brought, currency: 'EUR', raw: null }),
    stop: (_, __, { campaign }) =>
      meet('stop', () => {
        const there = named(campaign)
        if (there) there.isAwake = false
      }),
  }
  const wake = (id: string) => {
    const there = named(id)
    if (!there) throw new Refusal({ kind: 'notFound', code: 'test', message: 'Nothing to wake' })
    there.isAwake = true
  }
  const adapter = {
    network: 'x',
    connect: { way: 'consent' } as NetworkAdapter['connect'],
    revoke: async () => undefined,
    async refresh(_, tokens) {
      await meet('refresh')
      return tokens
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  const networks: Networks = () => ({
    adapter,
    boosts,
    context: wireless,
  })
  return {
    boosts,
    networks,
    campaigns,
    trouble,
    /** Something that happens while a call is under way. */
    meanwhile(act: () => Promise<void>) {
      during = async () => {
        during = async () => undefined
        await act()
      }
    },
    tell(told: BoostState) {
      state = told
    },
    count(figures: typeof brought) {
      brought = figures
    },
    get mostAwake() {
      return mostAwake
    },
  }
}
