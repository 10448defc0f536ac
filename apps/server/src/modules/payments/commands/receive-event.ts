import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { ProviderEvent, ProviderName } from '../../../platform/payments/payment-provider.ts'
import { readMethodSetups } from '../jobs/read-method-setups.ts'
import { readPayments } from '../jobs/read-payments.ts'
import { methodSetup } from '../method-setups.tables.ts'
import { payment, paymentEvent } from '../payments.tables.ts'

interface Received extends ProviderEvent {
  readonly provider: ProviderName
}

/** Notes that a payment, or a card that is added, changed there, each event once; it is read by a job, so that the provider has its answer at once. */
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
  if (row) return ctx.send(readPayments, { paymentId: row.id }, { onlyOne: String(row.id) })
  const [setup] = await ctx.tx
    .update(methodSetup)
    .set({ readAgainAt: ctx.now })
    .where(and(eq(methodSetup.provider, provider), eq(methodSetup.reference, reference)))
    .returning({ id: methodSetup.id })
  if (setup) await ctx.send(readMethodSetups, { setupId: setup.id }, { onlyOne: String(setup.id) })
}
