import { and, eq } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { ProviderSilent } from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { settlePayment } from '../commands/settle-payment.ts'
import { openSetups } from '../method-setups.store.ts'
import { openPayments } from '../open-payments.store.ts'
import { payer, paymentMethod } from '../payments.tables.ts'
import { notTaken } from './ask-provider.ts'
import { endSetup } from './ask-setup.ts'

/**
 * Before an account goes: what may still be paid is ended at the provider, and what it keeps of the payer is removed there.
 * False where it did not answer. Debits on their way are read on without the account.
 */
export async function stopPaying(platform: Platform, accountId: number, requestId: string): Promise<boolean> {
  const { db, payments: provider, log } = platform
  if (!provider) return true
  try {
    for (const row of await openPayments(db, accountId)) {
      if (row.state === 'processing') continue
      const [who] = await db.select().from(payer).where(eq(payer.accountId, accountId))
      const found =
        row.reference !== null
          ? { reference: row.reference }
          : who &&
            (await provider.findPayment({
              key: `payment-${row.id}`,
              payer: who.reference,
              since: row.createdAt,
            }))
      const seen = found ? await provider.cancelPayment(found.reference) : notTaken(row)
      await runCommand(platform, system('payments'), requestId, settlePayment, { paymentId: row.id, seen })
    }
    for (const row of await openSetups(db, accountId)) await endSetup(platform, row, requestId)
    const methods = await db
      .select({ reference: paymentMethod.reference })
      .from(paymentMethod)
      .where(and(eq(paymentMethod.accountId, accountId), eq(paymentMethod.provider, provider.name)))
    const payers = await db
      .select({ reference: payer.reference })
      .from(payer)
      .where(and(eq(payer.accountId, accountId), eq(payer.provider, provider.name)))
    for (const { reference } of methods) await provider.removeMethod(reference)
    for (const { reference } of payers) await provider.removePayer(reference)
    return true
  } catch (reason) {
    if (!(reason instanceof ProviderSilent)) throw reason
    log.warn({ err: reason, accountId }, 'what the provider keeps of an account could not be removed yet')
    return false
  }
}
