import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later, minutes } from '../../../platform/clock.ts'
import {
  giveCredits,
  lockSubscription,
  subscription,
  subscriptionPeriod,
  takeBackCredits,
} from '../../billing/index.ts'
import { fitNetworks } from '../../publishing/index.ts'
import { creditsDueAfter, paidDays, replacedBy, worthOfPayment } from '../paid-days.store.ts'
import { creditsKey, creditsOfMonth, cutKey, keptUntil } from '../paid-days.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { endOfPeriod, monthsAfter } from '../periods.ts'
import type { Purchase } from '../purchase.ts'
import { closeGaps, cutDays } from './cut-days.ts'
import { giveMonthOfYear } from './give-month-of-year.ts'
import { earlierBy, hadOf } from './had-meanwhile.ts'

type Plan = Extract<Purchase, { kind: 'plan' }>
interface PaidPlan {
  readonly payment: PaymentRow
  readonly purchase: Plan
}

/**
 * Days of a plan, once for each payment. They begin where the account's last ones end: a second payment that came all the
 * same adds days and never pays for the same ones twice.
 */
export async function beginPeriod(
  ctx: CommandContext,
  { payment, purchase, graceUntil }: PaidPlan & { readonly graceUntil: Date | null },
): Promise<void> {
  const { accountId } = payment
  const open = await lockSubscription(ctx.tx, accountId)
  // A debit that is tried again is no new trust: what was tried and until when count on.
  const isTriedAgain = graceUntil !== null && purchase.how === 'renewal'
  const paid = {
    tries: isTriedAgain ? (open?.tries ?? 0) : 0,
    nextTryAt: null,
    graceUntil: isTriedAgain ? (open?.graceUntil ?? graceUntil) : graceUntil,
  }
  const [known] = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.paymentId, payment.id))
  if (known && !(await endedUnpaid(ctx, known.subscriptionId))) {
    await ctx.tx.update(subscription).set(paid).where(eq(subscription.id, known.subscriptionId))
    return
  }
  // The days it was to pay for were not had: it pays for others, from now on.
  if (known) await ctx.tx.delete(subscriptionPeriod).where(eq(subscriptionPeriod.paymentId, payment.id))
  const had = await hadOf(ctx, payment)
  if (open && purchase.how === 'change') {
    // What is due of the days before is given first, so that it goes with them.
    await giveMonthOfYear(ctx, { accountId })
    await cutShort(ctx, payment)
  }
  const [last] = await ctx.tx
    .select({ endsAt: subscriptionPeriod.endsAt })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.accountId, accountId))
    .orderBy(desc(subscriptionPeriod.startsAt))
    .limit(1)
  const wished = wishedStart(ctx, purchase, open ? last?.endsAt : undefined)
  const startsAt = last && last.endsAt > wished ? last.endsAt : wished
  const anchor =
    purchase.how === 'renewal' && open?.anchorAt ? open.anchorAt : earlierBy(startsAt, purchase.terms, had)
  const wholeEnd = endOfPeriod(anchor, startsAt, purchase.terms.frequency)
  const endsAt = await paidUntil(ctx, { payment, purchase }, { startsAt, endsAt: wholeEnd })
  // What comes after days that are fewer is a whole period.
  const anchorAt = endsAt < wholeEnd ? endsAt : anchor
  const set = {
    ...paid,
    terms: purchase.terms,
    nextTerms: null,
    // What runs goes on; days that were added come after it.
    periodStart: open?.periodStart && startsAt > ctx.now ? open.periodStart : startsAt,
    periodEnd: endsAt,
    anchorAt,
    methodId: payment.methodId,
    // Who left while a renewal was under way stays gone: what was paid runs, and ends.
    ...(purchase.how === 'renewal' ? {} : { cancelledAt: null, reasons: null, keptNetworks: null }),
  }
  const subscriptionId = open?.id ?? purchase.subscriptionId
  const changed = { ...set, version: sql`${subscription.version} + 1` }
  if (open) await ctx.tx.update(subscription).set(changed).where(eq(subscription.id, open.id))
  else
    await ctx.tx
      .insert(subscription)
      .values({ id: subscriptionId, accountId, beganAt: ctx.now, ...set })
      // A debit that succeeds after its days of grace were over: the plan that ended meanwhile goes on.
      .onConflictDoUpdate({ target: subscription.id, set: { ...changed, endedAt: null, endedBy: null } })
  await ctx.tx
    .insert(subscriptionPeriod)
    .values({ accountId, startsAt, endsAt, subscriptionId, paymentId: payment.id })
  const isDue = open !== undefined && purchase.how !== 'change' ? open.creditsDueAt : null
  await ctx.tx
    .update(subscription)
    .set({ creditsDueAt: await creditsDueAfter(ctx.tx, { accountId, creditsDueAt: isDue }, ctx.now) })
    .where(eq(subscription.id, subscriptionId))
  await ctx.record({
    action: actionOf[purchase.how],
    accountId,
    subject: ['subscription', subscriptionId],
    details: { plan: purchase.terms.names.fr, until: endsAt },
  })
  await fitNetworks(ctx, { accountId, wished: open?.keptNetworks ?? [], key: `payment:${payment.id}` })
}

const actionOf = {
  first: 'subscription.begun',
  renewal: 'subscription.renewed',
  change: 'subscription.raised',
} as const

/** Money of the days that it replaces may have been given back since its price was agreed to: so much of it is not paid. */
async function paidUntil(
  { tx }: CommandContext,
  { payment, purchase: { terms } }: PaidPlan,
  days: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<Date> {
  const until = keptUntil({ ...days, terms, ...(await worthOfPayment(tx, payment)) })
  return until > days.startsAt ? until : later(days.startsAt, minutes(1))
}

/** It ended because its money did not come; now it comes. */
async function endedUnpaid(ctx: CommandContext, subscriptionId: number): Promise<boolean> {
  const [row] = await ctx.tx
    .select({ endedBy: subscription.endedBy })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId))
  return row?.endedBy === 'neverPaid' || row?.endedBy === 'unpaid'
}

/**
 * A renewal follows the days before it. So does a dearer plan whose debit was on its way when they ended: nothing else paid for
 * the days since.
 */
function wishedStart(ctx: CommandContext, { how, startsAt }: Plan, lastEndsAt: Date | undefined): Date {
  const asked = new Date(startsAt)
  if (how === 'renewal') return asked
  const endedMeanwhile = how === 'change' && lastEndsAt && lastEndsAt >= asked && lastEndsAt < ctx.now
  return endedMeanwhile ? lastEndsAt : ctx.now
}

/**
 * A dearer plan begins at once: the days it takes the place of end now, those that were to follow as well, and what is left of
 * their credits goes in the same measure. Days that were paid for apart from those follow from now on.
 */
async function cutShort(ctx: CommandContext, payment: PaymentRow): Promise<void> {
  const { accountId, purchase } = payment
  const isKnown = purchase.kind === 'plan' && purchase.replaced !== undefined
  const replaced = replacedBy(payment).map(({ paymentId }) => paymentId)
  const ahead = await ctx.tx
    .select()
    .from(subscriptionPeriod)
    .where(and(eq(subscriptionPeriod.accountId, accountId), gt(subscriptionPeriod.endsAt, ctx.now)))
    .orderBy(asc(subscriptionPeriod.startsAt))
  for (const period of ahead) {
    const { startsAt, endsAt, paymentId } = period
    if (isKnown && !replaced.includes(paymentId)) continue
    await cutDays(ctx, period, ctx.now)
    const left = endsAt.getTime() - Math.max(startsAt.getTime(), ctx.now.getTime())
    await takeBackCredits(ctx, {
      accountId,
      keysStart: `payment:${paymentId}:`,
      share: left / (endsAt.getTime() - startsAt.getTime()),
      reason: 'planChanged',
      reference: String(paymentId),
      idempotencyKey: cutKey(paymentId, payment.id),
    })
  }
  await closeGaps(ctx, accountId)
}

/** The credits of a plan's first month; they last until the end of the month after it. */
export async function givePeriodCredits(
  ctx: CommandContext,
  { payment, spentSince = 0 }: Pick<PaidPlan, 'payment'> & { readonly spentSince?: number },
): Promise<void> {
  const own = (await paidDays(ctx.tx, payment.accountId, new Date(0))).find(
    ({ paymentId }) => paymentId === payment.id,
  )
  const amount = own ? creditsOfMonth(own, 0) - spentSince : 0
  if (!own || amount <= 0) return
  await giveCredits(ctx, {
    accountId: payment.accountId,
    amount,
    bucket: 'subscription',
    expiresAt: monthsAfter(own.startsAt, 2),
    reason: 'subscription',
    reference: String(payment.id),
    idempotencyKey: creditsKey(payment.id, 0),
  })
}
