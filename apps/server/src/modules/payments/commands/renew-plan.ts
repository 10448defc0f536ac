import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { lockSubscription, type SubscriptionRow, subscription } from '../../billing/index.ts'
import { methodOfPlan, nextPeriodOf } from '../next-period.store.ts'
import { changeUnderWay } from '../open-payments.store.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { endOfPeriod } from '../periods.ts'
import type { Purchase } from '../purchase.ts'
import { paymentUnder, writePayment } from '../write-payment.store.ts'
import { graceDays } from './after-success.ts'
import { endPlan } from './end-plan.ts'

/**
 * What is due on a plan whose days are over: it ends if it was left or its grace is over, and otherwise its next period is
 * asked for, unless another plan is being paid in its place, which is waited for. Answers the payment to bring to the provider.
 * Each try of each period has its own key, so that a job which runs twice asks once.
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
  if (isOver && !(await isThere(ctx, accountId))) {
    await endPlan(ctx, { open, by: 'person' })
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
  const change = await changeUnderWay(ctx.tx, accountId, ctx.now)
  if (change !== null) {
    // A debit that is refused asks for the renewal; a page that nobody confirms says nothing, so that it stays due.
    const nextTryAt = change === 'page' ? ctx.now : null
    await ctx.tx
      .update(subscription)
      .set({ graceUntil: graceUntil ?? later(periodEnd, days(graceDays)), nextTryAt })
      .where(eq(subscription.id, open.id))
    return null
  }
  return askForPeriod(ctx, open, periodEnd)
}

/** Nothing is asked of an account that is gone, or is leaving. */
async function isThere(ctx: CommandContext, accountId: number): Promise<boolean> {
  const [row] = await ctx.tx.select({ state: person.state }).from(person).where(eq(person.id, accountId))
  return row?.state === 'active'
}

async function askForPeriod(
  ctx: CommandContext,
  open: SubscriptionRow,
  startsAt: Date,
): Promise<PaymentRow | null> {
  const { accountId } = open
  const key = `renewal:${open.id}:${startsAt.toISOString()}:${open.tries}`
  if (await paymentUnder(ctx.tx, accountId, key)) return null
  await ctx.tx
    .update(subscription)
    .set({ graceUntil: open.graceUntil ?? later(startsAt, days(graceDays)), nextTryAt: null })
    .where(eq(subscription.id, open.id))
  const [method, { terms, line, amounts, taxReason, codeId, affiliation }] = await Promise.all([
    methodOfPlan(ctx.tx, open),
    nextPeriodOf(ctx.tx, open),
  ])
  const purchase: Purchase = {
    kind: 'plan',
    lines: [line],
    unusedCents: 0,
    codeId,
    ...(affiliation ? { affiliation } : {}),
    taxReason,
    terms,
    subscriptionId: open.id,
    how: 'renewal',
    startsAt: startsAt.toISOString(),
    endsAt: endOfPeriod(open.anchorAt ?? startsAt, startsAt, terms.frequency).toISOString(),
  }
  return writePayment(ctx, {
    accountId,
    idempotencyKey: key,
    purchase,
    means: method?.means ?? 'card',
    email: method?.email ?? '',
    methodId: method?.id ?? null,
    amounts,
    returnTo: '/me/credits',
  })
}
