import type { MoneyMonth } from '@postelier/contract/money-statistics'
import type { CreditTotals, SubscriptionCount } from '../billing/index.ts'
import type { Income } from '../bills/index.ts'

/** `2026-01` and one is `2026-02`. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The months of a year that have begun, or the last twelve; none of a year that is still to come. */
export function monthsShown(thisMonth: string, year: number | undefined): string[] {
  const first = year === undefined ? monthAfter(thisMonth, -11) : `${year}-01`
  return Array.from({ length: 12 }, (_, nth) => monthAfter(first, nth)).filter((month) => month <= thisMonth)
}

interface Counted {
  readonly income: ReadonlyMap<string, Income>
  readonly plans: SubscriptionCount
  readonly credits: ReadonlyMap<string, CreditTotals>
}

/** What was counted, as months: how many plans run follows from how many ran before the first of them. */
export function presentMonths(months: readonly string[], { income, plans, credits }: Counted): MoneyMonth[] {
  let running = plans.runningBefore
  return months.map((month) => {
    const { began, ended } = plans.months.get(month) ?? { began: 0, ended: 0 }
    const leftPercent = running === 0 ? null : Math.round((ended * 1_000) / running) / 10
    running += began - ended
    return {
      month,
      incomeCents: income.get(month)?.earned ?? 0,
      openCents: income.get(month)?.open ?? 0,
      plans: { began, ended, running, leftPercent },
      credits: credits.get(month) ?? { sold: 0, given: 0, spent: 0, expired: 0 },
    }
  })
}
