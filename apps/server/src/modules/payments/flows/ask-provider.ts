import { and, eq, isNull } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { hours } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderSilent,
  type StartPayment,
} from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { buyerOf } from '../../brand/index.ts'
import { settlePayment } from '../commands/settle-payment.ts'
import { isRenewal, isTooLate } from '../open-payments.store.ts'
import { type PaymentRow, payer, payment, paymentMethod } from '../payments.tables.ts'
import { describePurchase } from '../purchase-words.ts'

/** Providers remember a key for a day: later the same question would be a new payment. */
export const keyLastsMs = hours(23)

/**
 * Brings a payment to the provider, or reads it there, and settles what is found. Asked as often as one likes: the provider
 * takes one key once, and settling takes one step once. Nothing is locked while they answer.
 */
export async function askProvider(
  platform: Platform,
  row: PaymentRow,
  { requestId }: { readonly requestId: string },
): Promise<ProviderPayment> {
  const askedAt = platform.clock.now()
  const found = row.grossCents === 0 ? free(row) : await foundAt(providerOf(platform), platform, row)
  const seen = found ?? notTaken(row)
  await runCommand(platform, system('payments'), requestId, settlePayment, {
    paymentId: row.id,
    seen,
    isNeverTaken: found === null,
    askedAt,
  })
  return seen
}

/** Nothing to pay: nobody is asked. */
const free = (row: PaymentRow): ProviderPayment => ({
  reference: `free-${row.id}`,
  state: 'succeeded',
  cents: 0,
  refundedCents: 0,
  failure: null,
  url: null,
  clientSecret: null,
  method: null,
})

/** Nothing was taken, and nothing will be. */
export const notTaken = (row: PaymentRow): ProviderPayment => ({
  ...free(row),
  reference: `none-${row.id}`,
  state: 'cancelled',
  cents: row.grossCents,
})

export function providerOf({ payments }: Platform): PaymentProvider {
  if (!payments) throw new AppError('paymentsOff')
  return payments
}

async function foundAt(
  provider: PaymentProvider,
  platform: Platform,
  row: PaymentRow,
): Promise<ProviderPayment | null> {
  try {
    if (row.reference !== null) return await provider.readPayment(row.reference)
    const question = row.asked ?? (await keptQuestion(provider, platform, row))
    const isKeyKnown = platform.clock.now().getTime() - row.createdAt.getTime() < keyLastsMs
    if (isKeyKnown) return await provider.startPayment(question)
    const { key, payer: who } = question
    return await provider.findPayment({ key, payer: who, since: row.createdAt })
  } catch (reason) {
    if (reason instanceof ProviderSilent) throw new AppError('paymentUnknown', { cause: reason })
    throw reason
  }
}

/** Kept before it is asked: whoever asks again, whatever changed meanwhile, asks the same under the same key. */
async function keptQuestion(
  provider: PaymentProvider,
  platform: Platform,
  row: PaymentRow,
): Promise<StartPayment> {
  const { db, config } = platform
  const buyer = await buyerOf(db, row.accountId)
  const who = await payerAt(provider, platform, row.accountId, buyer)
  const [method] =
    row.methodId === null
      ? []
      : await db.select().from(paymentMethod).where(eq(paymentMethod.id, row.methodId))
  const question: StartPayment = {
    key: `payment-${row.id}`,
    cents: row.grossCents,
    means: row.means,
    payer: who,
    holder: row.holder,
    email: row.email || (buyer?.email ?? ''),
    method: method?.reference ?? null,
    isPresent: !isRenewal(row),
    keeps: row.purchase.kind === 'plan',
    description: describePurchase(row.purchase, buyer?.name ?? '', buyer?.language ?? 'fr'),
    locale: buyer?.language ?? 'fr',
    returnUrl: `${config.publicUrl}${row.pages}/credits/payment/${row.id}`,
    eventsUrl: `${config.publicUrl}/api/payments/events/${provider.name}`,
  }
  await db
    .update(payment)
    .set({ asked: question })
    .where(and(eq(payment.id, row.id), isNull(payment.asked), isNull(payment.reference)))
  const [kept] = await db.select({ asked: payment.asked }).from(payment).where(eq(payment.id, row.id))
  return kept?.asked ?? question
}

/** The business as the provider knows it; made once, under a key of ours. */
export async function payerAt(
  provider: PaymentProvider,
  { db }: Platform,
  accountId: number,
  buyer: { readonly name: string; readonly email: string } | null,
): Promise<string> {
  const own = and(eq(payer.accountId, accountId), eq(payer.provider, provider.name))
  const [known] = await db.select().from(payer).where(own)
  if (known) return known.reference
  const reference = await provider.createPayer({
    key: `payer-${accountId}`,
    email: buyer?.email ?? '',
    name: buyer?.name ?? '',
  })
  await db.insert(payer).values({ accountId, provider: provider.name, reference }).onConflictDoNothing()
  const [kept] = await db.select().from(payer).where(own)
  return kept?.reference ?? reference
}

/** A payment that nobody confirmed in time is ended there, so that it cannot be paid at a price of days ago. */
export async function endTooLate(platform: Platform, paymentId: number, requestId: string): Promise<void> {
  const [row] = await platform.db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row?.reference || !isTooLate(row, platform.clock.now())) return
  const seen = await providerOf(platform).cancelPayment(row.reference)
  await runCommand(platform, system('payments'), requestId, settlePayment, { paymentId, seen })
}

/**
 * Asks for a period nobody is there to confirm: without a means of payment, or where the bank wants to be answered, it is
 * refused, so that the person is told and can pay in another way.
 */
export async function askToRenew(platform: Platform, row: PaymentRow, requestId: string): Promise<void> {
  if (row.methodId === null && row.grossCents > 0) {
    await runCommand(platform, system('payments'), requestId, settlePayment, {
      paymentId: row.id,
      seen: notTaken(row),
    })
    return
  }
  const { state, reference } = await askProvider(platform, row, { requestId })
  if (state !== 'action') return
  const seen = await providerOf(platform).cancelPayment(reference)
  await runCommand(platform, system('payments'), requestId, settlePayment, { paymentId: row.id, seen })
}
