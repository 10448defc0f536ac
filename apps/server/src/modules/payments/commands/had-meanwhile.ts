// A dearer plan is paid by debit, and the plan before runs on until the bank has answered: those days are paid for with what came off.
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { paidDays } from '../paid-days.store.ts'
import { hadMeanwhile } from '../paid-days.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import { monthsAfter, monthsOf } from '../periods.ts'
import type { Purchase } from '../purchase.ts'

type Plan = Extract<Purchase, { kind: 'plan' }>

/** Of a dearer plan by debit: what came off for days that ran on until its money was there. An hour at the till is none. */
export async function hadOf(ctx: CommandContext, { id, accountId, purchase }: PaymentRow): Promise<number> {
  if (purchase.kind !== 'plan' || purchase.how !== 'change' || purchase.replaced === undefined) return 0
  const pricedAt = new Date(purchase.startsAt)
  if (ctx.now.getTime() - pricedAt.getTime() < days(1)) return 0
  const { replaced, spentBefore = 0 } = purchase
  const all = await paidDays(ctx.tx, accountId, pricedAt)
  const had = hadMeanwhile(all, { replaced, spentBefore, pricedAt }, ctx.now)
  // Where the debit comes back it is not had again.
  if (had > 0)
    await ctx.tx
      .update(payment)
      .set({ purchase: { ...purchase, hadMeanwhileCents: had } })
      .where(eq(payment.id, id))
  return had
}

/** So many of its days are paid for with what was had already. */
export function earlierBy(startsAt: Date, { frequency, cents }: Plan['terms'], had: number): Date {
  const wholeMs = monthsAfter(startsAt, monthsOf[frequency]).getTime() - startsAt.getTime()
  return cents === 0 ? startsAt : later(startsAt, -Math.floor((wholeMs * Math.min(had, cents / 2)) / cents))
}
