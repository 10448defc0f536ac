import type { CommandContext } from '../../../access/context.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { lockOrder, type OrderRef } from '../order.store.ts'
import { isCorrectionIncluded } from '../price.ts'
import { returnOrder } from './return-order.ts'

/**
 * A correction asked for by somebody who was told no price: it goes back to who made the work where that costs nothing. Answers
 * whether it did; what costs credits the business decides itself.
 */
export async function returnWhereFree(
  ctx: CommandContext,
  { message, ...place }: OrderRef & { readonly message: string },
): Promise<boolean> {
  const { order } = await lockOrder(ctx, place)
  const { includedCorrections, correctionCredits } = await masterSettings(ctx.tx)
  if (!isCorrectionIncluded(order, includedCorrections) && correctionCredits > 0) return false
  const remarks = [{ about: 'other' as const, message, pin: null }]
  await returnOrder(ctx, { ...place, remarks, agreedCredits: 0 })
  return true
}
