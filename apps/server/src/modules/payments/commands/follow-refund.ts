import { and, eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { creditedOfPayment, creditRefund } from '../../bills/index.ts'
import { daysRestingOn } from '../paid-days.store.ts'
import { type PaymentRow, payment, refund } from '../payments.tables.ts'
import { refundedOf } from '../queries/read-refund.ts'
import { endRefundedDays } from './end-refunded-days.ts'
import { isSurplus, surplusGivenOf } from './give-surplus-back.ts'
import { openDebtsAgain } from './settle-debt.ts'
import { takeCreditsOfDays, takeCreditsOfPack } from './take-refunded-credits.ts'
import { tellBuyer } from './tell-buyer.ts'

type RefundRow = typeof refund.$inferSelect

/** What has gone back of a payment, as far as it is noted here. */
export async function givenBackOf({ tx }: CommandContext, paymentId: number): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.state, 'done')))
  return sum?.cents ?? 0
}

interface Followed {
  readonly row: PaymentRow
  readonly refunded: RefundRow
  /** What had gone back before it. */
  readonly before: number
}

/**
 * Money that went back: its credit note, and of credits that were not spent as much as of the money. What had gone back before
 * and did not arrive has its note already.
 */
export async function followRefund(ctx: CommandContext, { row, refunded, before }: Followed): Promise<void> {
  const { id, accountId, purchase, grossCents } = row
  if (purchase.kind === 'debt') {
    // It is owed again; but for what was paid twice, which nobody owed.
    if (isSurplus(refunded)) return
    const from = before - (await surplusGivenOf(ctx, id))
    await openDebtsAgain(ctx, { row, from, to: from + refunded.cents })
    await ctx.announce({ name: 'purchases.changed', accountId })
    return
  }
  const credited = await creditedOfPayment(ctx.tx, id)
  const noted = Math.max(before, credited ?? 0)
  const cents = Math.min(refunded.cents, before + refunded.cents - noted)
  const note = credited === null || cents <= 0 ? null : await creditRefund(ctx, { paymentId: id, cents })
  const worth = (refundedCents: number) => daysRestingOn(ctx.tx, accountId, { paymentId: id, refundedCents })
  const days = purchase.kind === 'plan' ? await worth(noted) : []
  const planEnd = refunded.endsPlan ? await endRefundedDays(ctx, row) : null
  const taken =
    cents <= 0
      ? 0
      : days.some(({ paymentId }) => paymentId === id)
        ? await takeCreditsOfDays(ctx, { row, refunded, before: days, after: await worth(noted + cents) })
        : await takeCreditsOfPack(ctx, { row, refunded, share: cents / (grossCents - noted) })
  await tellBuyer(ctx, row, 'paymentRefunded', { cents: refunded.cents, planEnd, noteId: note?.id ?? null })
  await ctx.record({
    action: 'payment.refunded',
    accountId,
    subject: ['payment', id],
    details: {
      cents: refunded.cents,
      reason: refunded.reason,
      creditNote: note?.number ?? null,
      credits: -taken,
    },
  })
  await ctx.announce({ name: 'purchases.changed', accountId })
}

/**
 * Money that was given back at the provider's own page: whatever no refund of here accounts for becomes one, with all that
 * follows. What was asked for here and is still on its way accounts for its sum already. The payment's row is locked.
 */
export async function followRefundsElsewhere(
  ctx: CommandContext,
  row: PaymentRow,
  { refundedCents }: Pick<ProviderPayment, 'refundedCents'>,
): Promise<void> {
  if (row.state !== 'succeeded') return
  const cents = refundedCents - (await refundedOf(ctx.tx, row.id))
  if (cents <= 0) return
  const before = await givenBackOf(ctx, row.id)
  const [refunded] = await ctx.tx
    .insert(refund)
    .values({
      id: newDigitsId(),
      paymentId: row.id,
      idempotencyKey: `elsewhere:${refundedCents}:${ctx.now.getTime()}`,
      cents,
      reason: 'Remboursé chez le prestataire de paiement',
      state: 'done',
      endsPlan: refundedCents >= row.grossCents,
      askedAt: ctx.now,
      doneAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!refunded) return
  await followRefund(ctx, { row, refunded, before })
  // A bank may send the money back days later.
  await ctx.tx
    .update(payment)
    .set({ readAgainAt: later(ctx.now, days(1)) })
    .where(eq(payment.id, row.id))
}
