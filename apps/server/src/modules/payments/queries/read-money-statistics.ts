import type { MoneyMonth } from '@postelier/contract/money-statistics'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { countCredits, countSubscriptions, firstCreditMonth } from '../../billing/index.ts'
import { billingDay, countIncome, firstBillMonth } from '../../bills/index.ts'
import { monthAfter, monthsShown, presentMonths } from '../money-months.ts'

interface OfYear {
  readonly year?: number | undefined
}
type StatisticsContext = Pick<QueryContext, 'db' | 'actor' | 'now'>

/** What is earned, who has a plan and what becomes of credits; months are those of where the seller is. */
export async function readMoneyStatistics(
  ctx: StatisticsContext,
  input: OfYear,
): Promise<{ months: MoneyMonth[]; years: number[] }> {
  const [months, begins] = await Promise.all([
    moneyMonths(ctx, input),
    Promise.all([firstBillMonth(ctx.db), firstCreditMonth(ctx.db)]),
  ])
  const thisYear = Number(billingDay(ctx.now).slice(0, 4))
  const first = Math.min(thisYear, ...begins.flatMap((month) => (month ? Number(month.slice(0, 4)) : [])))
  const years = Array.from({ length: thisYear - first + 1 }, (_, nth) => thisYear - nth)
  return { months, years }
}

export async function moneyMonths(
  { db, actor, now }: StatisticsContext,
  { year }: OfYear,
): Promise<MoneyMonth[]> {
  requirePermission(actor, 'adminPacks:consult')
  const months = monthsShown(billingDay(now).slice(0, 7), year)
  const [from, last] = [months[0], months.at(-1)]
  if (from === undefined || last === undefined) return []
  const between = { from, before: monthAfter(last) }
  const [income, plans, credits] = await Promise.all([
    countIncome(db, between),
    countSubscriptions(db, between),
    countCredits(db, between),
  ])
  return presentMonths(months, { income, plans, credits })
}
