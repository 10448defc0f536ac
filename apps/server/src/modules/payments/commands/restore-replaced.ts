// Somebody went from a plan to a dearer one whose money then went back: the days of the plan before go on.
import { and, desc, eq, gte } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import {
  creditsTakenOf,
  giveCredits,
  type SubscriptionRow,
  subscription,
  subscriptionPeriod,
} from '../../billing/index.ts'
import { fitNetworks } from '../../publishing/index.ts'
import { cutKey } from '../paid-days.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import { monthsAfter, monthsOf } from '../periods.ts'
import { type UnusedPart, unusedParts } from './unused-parts.ts'

interface Restore {
  /** The dearer plan whose money went back. */
  readonly row: PaymentRow
  readonly open: SubscriptionRow
  /** How much of what it was worth is not used, from 0 to 1. */
  readonly left: number
}

/**
 * Days that a dearer plan took the place of go on once its money is gone: as many as what came off for them pays, less what was
 * used of it, with their credits in the same measure. What was used stays noted with their payment: it is worth less by it. What
 * went back of their own money does not come again.
 */
export async function restoreReplaced(ctx: CommandContext, { row, open, left }: Restore): Promise<void> {
  const { accountId } = row
  const [own] = await ctx.tx
    .delete(subscriptionPeriod)
    .where(eq(subscriptionPeriod.paymentId, row.id))
    .returning()
  if (!own) return
  let next = ctx.now
  let last: PaymentRow | undefined
  for (const part of await unusedParts(ctx, row, left)) {
    const { of, off, unused, fullCents } = part
    if (of.purchase.kind !== 'plan') continue
    const wholeMs = monthsAfter(next, monthsOf[of.purchase.terms.frequency]).getTime() - next.getTime()
    const endsAt = later(next, Math.floor((wholeMs * unused) / fullCents))
    if (endsAt <= next) continue
    const days = await ctx.tx
      .delete(subscriptionPeriod)
      .where(eq(subscriptionPeriod.paymentId, of.id))
      .returning()
    // Months that it brought credits for keep their places before those that come.
    const hadMs = last ? 0 : days.reduce((all, one) => all + one.endsAt.getTime() - one.startsAt.getTime(), 0)
    await ctx.tx.insert(subscriptionPeriod).values({
      accountId,
      startsAt: later(next, -hadMs),
      endsAt,
      subscriptionId: open.id,
      paymentId: of.id,
    })
    await ctx.tx
      .update(payment)
      .set({
        purchase: { ...of.purchase, hadCents: (of.purchase.hadCents ?? 0) + Math.round(off - unused) },
      })
      .where(eq(payment.id, of.id))
    await giveAgain(ctx, { accountId, part })
    next = endsAt
    last = of
  }
  if (last?.purchase.kind !== 'plan') return
  await moveLater(ctx, accountId, { from: own.endsAt, until: next })
  const paid = { graceUntil: null, tries: 0, nextTryAt: null, nextTerms: null }
  await ctx.tx
    .update(subscription)
    .set({ terms: last.purchase.terms, methodId: last.methodId, ...paid })
    .where(eq(subscription.id, open.id))
  await fitNetworks(ctx, { accountId, wished: open.keptNetworks ?? [], key: `payment:${row.id}:returned` })
}

/** Credits that went with the days come again with them. */
async function giveAgain(
  ctx: CommandContext,
  { accountId, part }: { readonly accountId: number; readonly part: UnusedPart },
): Promise<void> {
  const { of, by, off, unused } = part
  const reference = String(of.id)
  const taken = await creditsTakenOf(ctx.tx, {
    ...{ accountId, reason: 'planChanged', reference },
    key: cutKey(of.id, by),
  })
  const amount = Math.round((taken * unused) / off)
  if (amount <= 0) return
  await giveCredits(ctx, {
    accountId,
    amount,
    bucket: 'subscription',
    expiresAt: monthsAfter(ctx.now, 2),
    reason: 'subscription',
    reference,
    idempotencyKey: `payment:${of.id}:again:${by}`,
  })
}

/** Days that followed those which went begin once these are over. */
async function moveLater(
  { tx }: CommandContext,
  accountId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  const ms = until.getTime() - from.getTime()
  if (ms <= 0) return
  const ahead = await tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), gte(subscriptionPeriod.startsAt, from)))
    .orderBy(desc(subscriptionPeriod.startsAt))
  for (const { paymentId, startsAt, endsAt } of ahead)
    await tx
      .update(subscriptionPeriod)
      .set({ startsAt: later(startsAt, ms), endsAt: later(endsAt, ms) })
      .where(eq(subscriptionPeriod.paymentId, paymentId))
}
