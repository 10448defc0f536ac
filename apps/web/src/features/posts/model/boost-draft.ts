// What somebody wishes of a boost while they fill it in, and what that comes to.
import { type BoostObjective, boostAges, inSmallestUnit } from '@postelier/networks'
import { localTimeAt } from '#shared/lib/local-time.ts'

export interface Chosen {
  readonly id: string
  readonly name: string
}

export interface BoostDraft {
  readonly business: string
  readonly advertAccount: string
  /** Days in the business's local time, both included. */
  readonly beginDay: string
  readonly endDay: string
  /** In whole units, as it is typed. */
  readonly budget: string
  readonly objective: BoostObjective
  readonly link: string
  readonly pixel: string
  readonly ageMin: number
  readonly ageMax: number
  readonly gender: 'all' | 'male' | 'female'
  readonly country: string
  readonly cities: readonly Chosen[]
  readonly interests: readonly Chosen[]
}

const dayMs = 86_400_000
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const usualDays = 7

export function freshDraft(zone: string, now: Date): BoostDraft {
  const today = localTimeAt(now, zone).slice(0, 10)
  return {
    business: '',
    advertAccount: '',
    beginDay: today,
    endDay: dayAfter(today, usualDays),
    budget: '10',
    objective: 'outcomeEngagement',
    link: '',
    pixel: '',
    ageMin: 18,
    ageMax: boostAges.most,
    gender: 'all',
    country: 'FR',
    cities: [],
    interests: [],
  }
}

/** How many days it is shown; none where the dates say nothing. What begins today counts from tomorrow on. */
export function daysOf({ beginDay, endDay }: BoostDraft, zone: string, now: Date): number {
  const from = Date.parse(`${beginDay}T00:00:00Z`)
  const to = Date.parse(`${endDay}T00:00:00Z`)
  const days = Math.round((to - from) / dayMs) + 1
  const isToday = beginDay === localTimeAt(now, zone).slice(0, 10)
  return Number.isFinite(days) && days > 0 ? days - (isToday ? 1 : 0) : 0
}

/** `12,50` and `12.50` alike, in the smallest unit; nothing where it is no amount. */
export function budgetOf(text: string, currency: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null
  const amount = inSmallestUnit(Number(plain), currency)
  return amount > 0 ? amount : null
}

/** The one that was chosen, or the only one there is to choose. */
export function payingAccount<A extends { readonly id: string; readonly unusable: string | null }>(
  { advertAccount }: Pick<BoostDraft, 'advertAccount'>,
  offered: readonly A[],
): A | undefined {
  const usable = offered.filter(({ unusable }) => unusable === null)
  return usable.find(({ id }) => id === advertAccount) ?? (usable.length === 1 ? usable[0] : undefined)
}

const onSite: ReadonlySet<BoostObjective> = new Set(['outcomeTraffic', 'outcomeLeads'])
/** It leads somewhere, and has to say where. */
export const needsLink = ({ objective }: Pick<BoostDraft, 'objective'>): boolean => onSite.has(objective)

/** What has to be there before it can begin, in the order it is asked for. */
export function missingOf(
  draft: BoostDraft,
  { hasAccount, dailyBudget, days }: { hasAccount: boolean; dailyBudget: number | null; days: number },
) {
  return [
    ...(hasAccount ? [] : (['account'] as const)),
    ...(days > 0 ? [] : (['days'] as const)),
    ...(dailyBudget === null ? (['budget'] as const) : []),
    ...(needsLink(draft) && draft.link.trim() === '' ? (['link'] as const) : []),
    ...(draft.objective === 'outcomeLeads' && draft.pixel.trim() === '' ? (['pixel'] as const) : []),
  ]
}

/** What begins today begins now, at this hour; what begins later begins with its day. */
export const localTimesOf = (draft: BoostDraft, zone: string, now: Date) => {
  const at = localTimeAt(now, zone)
  const isToday = draft.beginDay === at.slice(0, 10)
  return isToday
    ? { beginAt: at, endAt: `${draft.endDay}${at.slice(10)}` }
    : { beginAt: `${draft.beginDay}T00:00`, endAt: `${draft.endDay}T23:59` }
}
