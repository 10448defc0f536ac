// Least budgets, in the smallest unit of the account's currency. The network states no fixed numbers: these are ours.
import { dayMs } from '../meta/graph-time.ts'
import { adsRefusal, invalidField } from './ads-error.ts'

const withoutMinorUnit = ['KRW', 'JPY', 'TWD', 'IDR', 'VND', 'CLP', 'COP', 'CRC', 'HUF', 'ISK', 'PYG']
/** What one dollar is, roughly; any other currency counts like it. */
const perDollar: Record<string, number> = {
  JPY: 150,
  KRW: 1350,
  TWD: 32,
  HUF: 360,
  ISK: 138,
  SEK: 11,
  CZK: 23,
  PLN: 4,
}

export interface LeastBudgets {
  currency: string
  min_daily_budget_imp: number
  min_daily_budget_high_freq: number
  min_daily_budget_low_freq: number
  min_daily_budget_video_views: number
}

export function leastBudgets(currency: string): LeastBudgets {
  const unit = (withoutMinorUnit.includes(currency) ? 1 : 100) * (perDollar[currency] ?? 1)
  return {
    currency,
    min_daily_budget_imp: unit,
    min_daily_budget_high_freq: 5 * unit,
    min_daily_budget_low_freq: 40 * unit,
    min_daily_budget_video_views: 5 * unit,
  }
}

/** Minor units per major unit: spend comes as a decimal text in major units. */
export const minorUnits = (currency: string): number => (withoutMinorUnit.includes(currency) ? 1 : 100)

export interface BudgetInput {
  dailyBudget: number | undefined
  lifetimeBudget: number | undefined
  startMs: number
  /** undefined when it runs until it is stopped. */
  endMs: number | undefined
  goal: string
}

export function checkBudget(input: BudgetInput, currency: string, nowMs: number): void {
  const { dailyBudget, lifetimeBudget, startMs, endMs } = input
  if (endMs !== undefined && endMs <= nowMs) throw adsRefusal(1487033, 'end_time')
  if (endMs !== undefined && endMs <= startMs)
    throw invalidField('The end must come after the start', 'end_time')
  if (dailyBudget !== undefined && lifetimeBudget !== undefined)
    throw invalidField('Give a daily or a lifetime budget, not both', 'daily_budget')
  if (dailyBudget === undefined && lifetimeBudget === undefined)
    throw invalidField('A daily or a lifetime budget is needed', 'daily_budget')
  const least = leastFor(input.goal, currency)
  if (dailyBudget !== undefined) {
    if (endMs !== undefined && endMs - startMs <= dayMs)
      throw invalidField('With a daily budget an ad set must run for more than 24 hours', 'end_time')
    if (dailyBudget < least) throw adsRefusal(1885272, 'daily_budget')
    return
  }
  if (endMs === undefined) throw invalidField('A lifetime budget needs an end_time', 'end_time')
  const days = Math.max(1, Math.ceil((endMs - startMs) / dayMs))
  if ((lifetimeBudget ?? 0) < least * days) throw adsRefusal(1885272, 'lifetime_budget')
}

function leastFor(goal: string, currency: string): number {
  const budgets = leastBudgets(currency)
  if (goal === 'THRUPLAY') return budgets.min_daily_budget_video_views
  return ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'PAGE_LIKES', 'POST_ENGAGEMENT'].includes(goal)
    ? budgets.min_daily_budget_high_freq
    : budgets.min_daily_budget_imp
}
