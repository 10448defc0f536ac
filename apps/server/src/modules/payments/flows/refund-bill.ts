import type { RefundState } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { ProviderSilent } from '../../../platform/payments/payment-provider.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginRefund, type RefundRow, refundCredits } from '../commands/begin-refund.ts'
import { finishRefund } from '../commands/finish-refund.ts'
import { payment } from '../payments.tables.ts'
import { readRefund } from '../queries/read-refund.ts'
import { askProvider, providerOf } from './ask-provider.ts'

/**
 * Credits at once; money by the provider, under a key of ours that is kept first. If it does not answer, the job asks again
 * under the same key.
 */
export const refundBill: Handler<'POST /api/admin/bills/{billId}/refund'> = async (call) => {
  const { params, body, platform, request } = call
  if (body.kind === 'credits') await call.command(refundCredits, { ...body, ...params })
  else {
    providerOf(platform)
    const row = await call.command(beginRefund, { ...body, ...params })
    const state = row.state === 'asked' ? await giveBack(platform, row, call.actor, request.id) : row.state
    if (state === 'refused' || state === 'failed') throw new AppError('refundRefused')
  }
  return call.read(readRefund, params)
}

export async function giveBack(
  platform: Platform,
  { id, paymentId, cents }: RefundRow,
  actor: Actor,
  requestId: string,
): Promise<RefundState> {
  const [row] = await platform.db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row?.reference) throw new AppError('refundRefused')
  try {
    // One that failed meanwhile is seen first: what goes back now is told from it by the sum alone.
    await askProvider(platform, row, { requestId })
    const seen = await providerOf(platform).refund({ key: `refund-${id}`, reference: row.reference, cents })
    return await runCommand(platform, actor, requestId, finishRefund, { refundId: id, seen })
  } catch (reason) {
    const isSilent = reason instanceof AppError && reason.code === 'paymentUnknown'
    if (isSilent || reason instanceof ProviderSilent) throw new AppError('refundUnknown', { cause: reason })
    throw reason
  }
}
