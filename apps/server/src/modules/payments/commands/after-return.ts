import type { PaymentState } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import {
  creditsTakenOf,
  debt,
  lockSubscription,
  subscriptionPeriod,
  takeBackCredits,
} from '../../billing/index.ts'
import { creditPartOfBill } from '../../bills/index.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { afterFailure } from './after-failure.ts'
import { cutDays, goOnWith } from './cut-days.ts'
import { endPlan } from './end-plan.ts'
import { mailBuyer } from './mail-buyer.ts'
import { closeDebts } from './settle-debt.ts'

/**
 * A bank took money back that had come: credits that were not spent go, and what was used is owed. The balance never goes
 * below zero; with a debt nothing new is ordered.
 */
export async function afterReturn(ctx: CommandContext, row: PaymentRow, before: PaymentState): Promise<void> {
  if (before !== 'succeeded') return afterFailure(ctx, row, before)
  const { purchase, accountId } = row
  if (purchase.kind === 'debt') {
    await closeDebts(ctx, { ofPayments: purchase.ofPayments, paidAt: null, paidBy: null })
    return
  }
  const { given, taken } = await takeBackCredits(ctx, {
    accountId,
    keysStart: `payment:${row.id}`,
    share: 1,
    isForGood: true,
    reason: 'paymentReturned',
    reference: String(row.id),
    idempotencyKey: `returned:${row.id}`,
  })
  const { refundedCents } = row
  // Credits that went when their money was given back were not used.
  const refunded = await creditsTakenOf(ctx.tx, {
    accountId,
    reason: 'paymentRefunded',
    reference: String(row.id),
  })
  const used =
    purchase.kind === 'plan'
      ? await endPaidDays(ctx, row)
      : { part: Math.max(0, given - taken - refunded), of: Math.max(1, given) }
  const owed = await creditPartOfBill(ctx, {
    paymentId: row.id,
    keptPart: used.part,
    of: used.of,
    refundedCents,
  })
  if (owed > 0)
    await ctx.tx
      .insert(debt)
      .values({ paymentId: row.id, accountId, cents: owed, openedAt: ctx.now })
      .onConflictDoNothing()
  await mailBuyer(ctx, row, 'paymentReturned', { owedCents: owed })
}

/** The plan ends with its money; the days it lasted are owed. */
async function endPaidDays(ctx: CommandContext, { id, accountId }: PaymentRow) {
  const [period] = await ctx.tx.select().from(subscriptionPeriod).where(eq(subscriptionPeriod.paymentId, id))
  if (!period) return { part: 0, of: 1 }
  const minutes = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
  const of = Math.max(1, minutes(period.startsAt, period.endsAt))
  const part = Math.min(of, minutes(period.startsAt, ctx.now))
  if (period.endsAt > ctx.now) {
    const open = await lockSubscription(ctx.tx, accountId)
    await cutDays(ctx, period, ctx.now)
    // Days that were paid for apart from those that went back are had from now on.
    if (open && !(await goOnWith(ctx, open))) await endPlan(ctx, { open, by: 'returned' })
  }
  return { part, of }
}
