import type { PaymentState } from '@postelier/contract/purchases'
import type { CommandContext } from '../../../access/context.ts'
import { creditsTakenOf, debt, lockSubscription, takeBackCredits } from '../../billing/index.ts'
import { creditPartOfBill } from '../../bills/index.ts'
import { paidDays, takenOffOf } from '../paid-days.store.ts'
import { usedShareOf } from '../paid-days.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { afterFailure } from './after-failure.ts'
import { cutDays, goOnWith } from './cut-days.ts'
import { endPlan } from './end-plan.ts'
import { surplusGivenOf } from './give-surplus-back.ts'
import { restoreReplaced } from './restore-replaced.ts'
import { openDebtsAgain } from './settle-debt.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * A bank took money back that had come: credits that were not spent go, and what was used is owed. The balance never goes
 * below zero; with a debt nothing new is ordered.
 */
export async function afterReturn(ctx: CommandContext, row: PaymentRow, before: PaymentState): Promise<void> {
  if (before !== 'succeeded') return afterFailure(ctx, row, before)
  const { purchase, accountId } = row
  if (purchase.kind === 'debt') {
    const from = row.refundedCents - (await surplusGivenOf(ctx, row.id))
    const owedCents = await openDebtsAgain(ctx, { row, from, to: row.grossCents })
    if (owedCents > 0) await tellBuyer(ctx, row, 'paymentReturned', { owedCents })
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
  const owed = await creditPartOfBill(ctx, {
    paymentId: row.id,
    usedShare:
      purchase.kind === 'plan' ? await endReturnedDays(ctx, row) : await usedOfPack(ctx, row, given, taken),
    refundedCents: row.refundedCents,
  })
  if (owed > 0)
    await ctx.tx
      .insert(debt)
      .values({ paymentId: row.id, accountId, cents: owed, openedAt: ctx.now })
      .onConflictDoNothing()
  await tellBuyer(ctx, row, owed > 0 ? 'paymentReturned' : 'paymentReturnedSettled', { owedCents: owed })
}

/** Of the credits whose money was not given back, how much is spent. */
async function usedOfPack(
  ctx: CommandContext,
  { id, accountId }: PaymentRow,
  given: number,
  taken: number,
): Promise<number> {
  const reference = String(id)
  const refunded = await creditsTakenOf(ctx.tx, { accountId, reason: 'paymentRefunded', reference })
  const left = given - refunded
  return left <= 0 ? 0 : Math.max(0, left - taken) / left
}

/** The plan ends with its money, and the days that it took the place of go on; says how much of it was used, and is owed. */
async function endReturnedDays(ctx: CommandContext, row: PaymentRow): Promise<number> {
  const all = await paidDays(ctx.tx, row.accountId, new Date(0))
  const days = all.find(({ paymentId }) => paymentId === row.id)
  // Days that a dearer plan took the place of before they began are had within that one.
  if (!days)
    return Math.min(1, (await takenOffOf(ctx.tx, row)) / Math.max(1, row.grossCents - row.refundedCents))
  const used = usedShareOf(days, ctx.now)
  if (days.endsAt <= ctx.now) return used
  const open = await lockSubscription(ctx.tx, row.accountId)
  if (open) await restoreReplaced(ctx, { row, open, left: 1 - used })
  await cutDays(ctx, days, ctx.now)
  // Days that were paid for apart from those that went back are had from now on.
  if (open && !(await goOnWith(ctx, open))) await endPlan(ctx, { open, by: 'returned' })
  return used
}
