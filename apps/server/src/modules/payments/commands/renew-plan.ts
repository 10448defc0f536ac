import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { lockSubscription, type SubscriptionRow, subscription } from '../../billing/index.ts'
import { buyerOf } from '../../brand/index.ts'
import { payment, paymentMethod, promotionUse } from '../payments.tables.ts'
import { endOfPeriod } from '../periods.ts'
import { priceOf, taxFor } from '../price.ts'
import { reductionLeft } from '../promotion.store.ts'
import type { Purchase } from '../purchase.ts'
import { graceDays } from './after-success.ts'
import { firstReadAfterMs } from './begin-payment.ts'
import { endPlan } from './end-plan.ts'

type PaymentRow = typeof payment.$inferSelect

/**
 * What is due on a plan whose days are over: it ends if it was left or its grace is over, and otherwise its next period is
 * asked for. Answers the payment to bring to the provider. Each try of each period has its own key, so that a job which runs
 * twice asks once.
 */
export async function renewPlan(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<PaymentRow | null> {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open?.periodEnd) return null
  const { periodEnd, graceUntil, nextTryAt, tries } = open
  const isOver = periodEnd <= ctx.now
  if (open.cancelledAt !== null) {
    if (isOver) await endPlan(ctx, { open, by: 'person' })
    return null
  }
  const isGraceOver = graceUntil !== null && graceUntil <= ctx.now
  if (isGraceOver && (isOver || tries > 0)) {
    await endPlan(ctx, { open, by: isOver ? 'unpaid' : 'neverPaid' })
    return null
  }
  const isFirstTry = isOver && graceUntil === null
  const isAgain = isOver && nextTryAt !== null && nextTryAt <= ctx.now
  if (!isFirstTry && !isAgain) return null
  return askForPeriod(ctx, open, periodEnd)
}

async function askForPeriod(
  ctx: CommandContext,
  open: SubscriptionRow,
  startsAt: Date,
): Promise<PaymentRow | null> {
  const { accountId } = open
  const key = `renewal:${open.id}:${startsAt.toISOString()}:${open.tries}`
  const [known] = await ctx.tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.idempotencyKey, key)))
  if (known) return null
  await ctx.tx
    .update(subscription)
    .set({ graceUntil: open.graceUntil ?? later(startsAt, days(graceDays)), nextTryAt: null })
    .where(eq(subscription.id, open.id))
  const [method] = await ctx.tx
    .select()
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.accountId, accountId),
        isNull(paymentMethod.removedAt),
        open.methodId === null ? eq(paymentMethod.isDefault, true) : eq(paymentMethod.id, open.methodId),
      ),
    )
  const terms = open.nextTerms ?? open.terms
  const [buyer, reduction] = await Promise.all([buyerOf(ctx.tx, accountId), reductionLeft(ctx.tx, accountId)])
  const tax = taxFor({ country: buyer?.country ?? 'FR', vatNumber: buyer?.vatNumber ?? '' })
  const line = {
    packId: terms.packId,
    names: terms.names,
    quantity: 1,
    credits: terms.credits,
    unitCents: terms.cents,
    cents: terms.cents,
  }
  const amounts = priceOf({ lines: [line], unusedCents: 0, reduction, taxPercent: tax.percent })
  const purchase: Purchase = {
    kind: 'plan',
    lines: [line],
    unusedCents: 0,
    codeId: reduction?.codeId ?? null,
    taxReason: tax.reason,
    terms,
    subscriptionId: open.id,
    how: 'renewal',
    startsAt: startsAt.toISOString(),
    endsAt: endOfPeriod(open.anchorAt ?? startsAt, startsAt, terms.frequency).toISOString(),
  }
  if (reduction && open.tries === 0)
    await ctx.tx
      .update(promotionUse)
      .set({ periodsLeft: sql`${promotionUse.periodsLeft} - 1` })
      .where(and(eq(promotionUse.accountId, accountId), eq(promotionUse.codeId, reduction.codeId)))
  const [row] = await ctx.tx
    .insert(payment)
    .values({
      id: newDigitsId(),
      accountId,
      provider: ctx.platform.payments?.name ?? 'none',
      idempotencyKey: key,
      purchase,
      means: method?.means ?? 'card',
      methodId: method?.id ?? null,
      state: 'action',
      amounts,
      grossCents: amounts.gross,
      returnTo: '/me/credits',
      createdAt: ctx.now,
      readAgainAt: later(ctx.now, firstReadAfterMs),
    })
    .returning()
  return row ?? null
}
