import type { JournalAction } from '@postelier/contract'
import { and, eq, max } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, hours, later } from '../../../platform/clock.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { isRenewal } from '../open-payments.store.ts'
import { isStep } from '../payment-steps.ts'
import { type PaymentRow, payment, refund } from '../payments.tables.ts'
import { confirmedWithinMs } from '../price-held.ts'
import { afterFailure } from './after-failure.ts'
import { afterReturn } from './after-return.ts'
import { afterSuccess, whileOnItsWay } from './after-success.ts'
import { followFailedRefunds } from './follow-failed-refunds.ts'
import { followRefundsElsewhere } from './follow-refund.ts'
import { keepMethod } from './keep-method.ts'
import { tellBuyer } from './tell-buyer.ts'

/** A bank may take a debit back so long without a reason; a disputed one is told by the provider whenever it comes. */
const returnDays = 58
/** A bank that cannot take money back says so within so long. */
const refundDays = 35

interface SettlePayment {
  readonly paymentId: number
  readonly seen: ProviderPayment
  /** The provider was asked, never answered, and knows nothing of it. */
  readonly isNeverTaken?: boolean
  /** When the provider was asked, where that is known. */
  readonly askedAt?: Date
}

/**
 * Takes the step from the state that is kept to the one that was read, with everything that follows from it, or none: an
 * answer that is older than what is known changes nothing, and the same answer twice changes nothing twice.
 */
export async function settlePayment(
  ctx: CommandContext,
  { paymentId, seen, isNeverTaken = false, askedAt }: SettlePayment,
): Promise<void> {
  const [row] = await ctx.tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (!row) return
  if (seen.cents !== row.grossCents)
    throw new Error(`Payment ${row.id}: ${seen.cents} cents are asked for there, and ${row.grossCents} here`)
  // Paid with one that is kept already, it is that one. Before money is on its way, somebody may still try another.
  const methodId =
    seen.method && row.methodId === null && takesMoney.has(seen.state) && (await isThere(ctx, row))
      ? await keepMethod(ctx, { ...row, addedBy: row.createdBy, isKept: isKeptThere(row) }, seen.method)
      : row.methodId
  const isNew = isStep(row.state, seen.state)
  const state = isNew ? seen.state : row.state
  await ctx.tx
    .update(payment)
    .set({
      reference: seen.reference,
      asked: null,
      state,
      methodId,
      url: state === 'action' || (state === 'failed' && takesAnotherCard(row)) ? seen.url : null,
      failure: state === 'failed' ? (seen.failure ?? 'unknown') : null,
      refundedCents: Math.max(row.refundedCents, seen.refundedCents),
      settledAt: isNew && state === 'succeeded' ? ctx.now : row.settledAt,
      readAgainAt: readAgain(ctx.now, row, state, await lastRefundOf(ctx, row)),
    })
    .where(eq(payment.id, row.id))
  const refundedCents = Math.max(row.refundedCents, seen.refundedCents)
  // What went back while the money was here has its consequences before the money goes as well.
  await followRefundsElsewhere(ctx, { ...row, methodId, refundedCents }, seen)
  const settled = { ...row, state, methodId, refundedCents }
  if (isNew) await followStep(ctx, settled, row.state)
  if (isNew && isNeverTaken && !isRenewal(row)) await tellBuyer(ctx, settled, 'paymentNotTaken')
  await followRefundsElsewhere(ctx, settled, seen)
  if (askedAt) await followFailedRefunds(ctx, settled, { seen, askedAt })
}

async function followStep(ctx: CommandContext, row: PaymentRow, before: PaymentRow['state']): Promise<void> {
  const { state } = row
  await recordFate(ctx, row, before)
  if (state === 'processing') await whileOnItsWay(ctx, row)
  if (state === 'succeeded') await afterSuccess(ctx, row)
  // What had failed already has had its consequences.
  if (state === 'failed' || (state === 'cancelled' && before !== 'failed'))
    await afterFailure(ctx, row, before)
  if (state === 'returned') await afterReturn(ctx, row, before)
  await ctx.announce({ name: 'purchases.changed', accountId: row.accountId })
}

/** What became of money: that it came, or what a bank did later; a try that somebody leaves at the page is known to them. */
async function recordFate(ctx: CommandContext, row: PaymentRow, before: PaymentRow['state']): Promise<void> {
  const isLater = before === 'processing' || before === 'succeeded'
  const action = fates[row.state]
  if (!action || !(isLater || row.state === 'succeeded' || (row.state === 'failed' && isRenewal(row)))) return
  const { id, accountId, grossCents, createdBy } = row
  await ctx.record({
    action,
    accountId,
    subject: ['payment', id],
    details: { cents: grossCents },
    // Whoever pays at the page is there; a bank does it by itself.
    doneBy: isLater || isRenewal(row) ? null : createdBy,
  })
}

const fates: Readonly<Partial<Record<PaymentRow['state'], JournalAction>>> = {
  succeeded: 'payment.settled',
  failed: 'payment.failed',
  returned: 'payment.returned',
}

/** What nobody tells of is asked for: often while a person waits, rarely while a bank does. */
/** Somebody is there who can try another one. */
const takesAnotherCard = (row: PaymentRow): boolean => row.means === 'card' && !isRenewal(row)

function readAgain(
  now: Date,
  row: PaymentRow,
  state: PaymentRow['state'],
  lastRefund: Date | null,
): Date | null {
  const ageMs = now.getTime() - row.createdAt.getTime()
  if (state === 'action' || state === 'failed') {
    const pauseMs = Math.max(ageMs, hours(1) / 12)
    // Read once more when it may not be confirmed any longer.
    return ageMs > days(2)
      ? null
      : later(now, ageMs < confirmedWithinMs ? Math.min(pauseMs, confirmedWithinMs - ageMs) : pauseMs)
  }
  if (state === 'processing') return later(now, hours(6))
  const isReturnable = row.means === 'debit' && ageMs <= days(returnDays)
  const isUnderWayBack = lastRefund !== null && lastRefund > later(now, -days(refundDays))
  return state === 'succeeded' && (isReturnable || isUnderWayBack) ? later(now, days(1)) : null
}

async function lastRefundOf({ tx }: CommandContext, { id, refundedCents }: PaymentRow): Promise<Date | null> {
  if (refundedCents === 0) return null
  const [last] = await tx
    .select({ doneAt: max(refund.doneAt) })
    .from(refund)
    .where(and(eq(refund.paymentId, id), eq(refund.state, 'done')))
  return last?.doneAt ?? null
}

/** Of an account that is gone nothing is kept. */
const takesMoney: ReadonlySet<ProviderPayment['state']> = new Set(['processing', 'succeeded', 'returned'])

/** The provider keeps what pays a plan, and what a debit is taken from; a card that pays once is not kept. */
const isKeptThere = ({ purchase, means }: PaymentRow): boolean =>
  purchase.kind === 'plan' || means === 'debit'

const isThere = async ({ tx }: CommandContext, { accountId }: PaymentRow): Promise<boolean> =>
  (await tx.$count(person, eq(person.id, accountId))) > 0
