import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { lockHold, openHold } from '../hold.store.ts'
import { lockLots } from '../ledger.store.ts'
import { spendCredits } from './move-credits.ts'

/** Sets credits aside for one thing that is to be made anew. Refuses where it costs more than the person was shown. */
export async function holdCredits(
  ctx: CommandContext,
  input: {
    readonly accountId: number
    readonly key: string
    readonly credits: number
    readonly agreedCredits: number
    readonly reason: CreditReason
    readonly reference?: string
  },
): Promise<void> {
  const { accountId, key, credits, agreedCredits, reason, reference } = input
  await lockLots(ctx.tx, accountId)
  // The same request again, after its answer was lost.
  if (await lockHold(ctx.tx, accountId, key)) return
  if (credits > agreedCredits) throw new AppError('priceChanged', { figures: { credits } })
  if (credits > 0)
    await spendCredits(ctx, {
      accountId,
      amount: credits,
      reason,
      idempotencyKey: key,
      ...(reference ? { reference } : {}),
    })
  await openHold(ctx.tx, { accountId, key, credits, state: 'open', openedAt: ctx.now, freeMonth: null })
}
