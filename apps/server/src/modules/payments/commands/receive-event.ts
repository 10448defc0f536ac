import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { ProviderEvent, ProviderName } from '../../../platform/payments/payment-provider.ts'
import { readPayments } from '../jobs/read-payments.ts'
import { payment, paymentEvent } from '../payments.tables.ts'

interface Received extends ProviderEvent {
  readonly provider: ProviderName
}

/** Notes that a payment changed there, each event once; it is read by a job, so that the provider has its answer at once. */
export async function receiveEvent(
  ctx: CommandContext,
  { provider, id, reference }: Received,
): Promise<void> {
  const written = await ctx.tx
    .insert(paymentEvent)
    .values({ provider, eventId: id, receivedAt: ctx.now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) return
  const [row] = await ctx.tx
    .update(payment)
    .set({ readAgainAt: ctx.now })
    .where(and(eq(payment.provider, provider), eq(payment.reference, reference)))
    .returning({ id: payment.id })
  if (row) await ctx.send(readPayments, { paymentId: row.id }, { onlyOne: String(row.id) })
}
