import { and, eq } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderSilent,
} from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { buyerOf } from '../../brand/index.ts'
import { settlePayment } from '../commands/settle-payment.ts'
import { payer, type payment, paymentMethod } from '../payments.tables.ts'

type PaymentRow = typeof payment.$inferSelect

interface Asking {
  readonly isPresent: boolean
  readonly email?: string | undefined
  /** Whose pages one comes back to: one's own, or those of an agency's customer. */
  readonly from?: string
}

/**
 * Brings a payment to the provider, or reads it there, and settles what is found. Asked as often as one likes: the provider
 * takes one key once, and settling takes one step once. Nothing is locked while they answer.
 */
export async function askProvider(
  platform: Platform,
  row: PaymentRow,
  { requestId, ...how }: Asking & { readonly requestId: string },
): Promise<ProviderPayment> {
  const seen = row.grossCents === 0 ? free(row) : await foundAt(providerOf(platform), platform, row, how)
  await runCommand(platform, system('payments'), requestId, settlePayment, { paymentId: row.id, seen })
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

export function providerOf({ payments }: Platform): PaymentProvider {
  if (!payments) throw new AppError('paymentsOff')
  return payments
}

async function foundAt(
  provider: PaymentProvider,
  platform: Platform,
  row: PaymentRow,
  { isPresent, email, from = '/me' }: Asking,
): Promise<ProviderPayment> {
  try {
    if (row.reference !== null) return await provider.readPayment(row.reference)
    const { db, config } = platform
    const buyer = await buyerOf(db, row.accountId)
    const who = await payerAt(provider, platform, row.accountId, buyer)
    const [method] =
      row.methodId === null
        ? []
        : await db.select().from(paymentMethod).where(eq(paymentMethod.id, row.methodId))
    return await provider.startPayment({
      key: `payment-${row.id}`,
      cents: row.grossCents,
      means: row.means,
      payer: who,
      holder: row.holder,
      email: email ?? (row.email || (buyer?.email ?? '')),
      method: method?.reference ?? null,
      isPresent,
      keeps: row.purchase.kind === 'plan',
      description: `Postelier ${row.id}`,
      returnUrl: `${config.publicUrl}${from}/credits/payment/${row.id}`,
      eventsUrl: `${config.publicUrl}/api/payments/events/${provider.name}`,
    })
  } catch (reason) {
    if (reason instanceof ProviderSilent) throw new AppError('paymentUnknown', { cause: reason })
    throw reason
  }
}

/** The business as the provider knows it; made once, under a key of ours. */
async function payerAt(
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
