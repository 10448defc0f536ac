import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { openHold } from '../hold.store.ts'
import { lockLots } from '../ledger.store.ts'
import { priceDrafts } from '../queries/price-drafts.ts'
import { spendCredits } from './move-credits.ts'

interface Request {
  readonly accountId: number
  /** One for each draft; what is made under it is paid once, however often it is tried. */
  readonly keys: readonly string[]
  /** What the person was shown and said yes to. */
  readonly agreedCredits: number
  readonly reference?: string
}

/**
 * Sets aside what drafts cost: the month's free ones first, credits for the rest. Refuses, and sets nothing aside, where
 * that is more than the person agreed to, or more than there is.
 */
export async function holdDrafts(ctx: CommandContext, request: Request): Promise<void> {
  const { accountId, keys, agreedCredits, reference } = request
  // Before anything is counted: two at once must not both find the last free one.
  await lockLots(ctx.tx, accountId)
  const { month, ...price } = await priceDrafts(
    { db: ctx.tx, now: ctx.now },
    { accountId, count: keys.length },
  )
  if (price.credits > agreedCredits)
    throw new AppError('quotaReached', {
      figures: {
        freeSubject: price.freeMonthly,
        creditsBySubject: price.creditsEach,
        totalCredits: price.credits,
      },
    })
  for (const [index, key] of keys.entries()) {
    const isFree = index < price.free
    const credits = isFree ? 0 : price.creditsEach
    if (credits > 0)
      await spendCredits(ctx, {
        accountId,
        amount: credits,
        reason: 'draft',
        ...(reference ? { reference } : {}),
        idempotencyKey: key,
      })
    await openHold(ctx.tx, {
      accountId,
      key,
      credits,
      state: 'open',
      openedAt: ctx.now,
      freeMonth: isFree ? month : null,
      together: keys[0] ?? null,
    })
  }
}
