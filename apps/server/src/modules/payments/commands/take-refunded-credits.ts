// Money was given back for a pack or a plan: what is left of the credits that came with it goes as well.
import type { CommandContext } from '../../../access/context.ts'
import { takeBackCredits } from '../../billing/index.ts'
import { creditsKey, creditsOfMonth, type PaidDays, paidShareOf } from '../paid-days.ts'
import type { PaymentRow, refund } from '../payments.tables.ts'
import { monthsOf } from '../periods.ts'

type RefundRow = typeof refund.$inferSelect

interface Taken {
  readonly row: PaymentRow
  readonly refunded: RefundRow
}

/** What is left of a pack goes as its money went. */
export async function takeCreditsOfPack(
  ctx: CommandContext,
  { row, refunded, share }: Taken & { readonly share: number },
): Promise<number> {
  const { taken } = await takeBackCredits(ctx, {
    ...movement({ row, refunded }, row.id),
    keysStart: `payment:${row.id}`,
    share,
    isForGood: share >= 1,
  })
  return taken
}

interface OfDays extends Taken {
  /** All days that rest on the payment, as they were worth before and are now; those that are not there any more are worth nothing. */
  readonly before: readonly PaidDays[]
  readonly after: readonly PaidDays[]
}

/** What is left of a plan's credits goes in the measure in which its days are worth less, month by month. */
export async function takeCreditsOfDays(
  ctx: CommandContext,
  { before, after, ...of }: OfDays,
): Promise<number> {
  let all = 0
  for (const was of before) {
    const { paymentId, terms } = was
    const is = after.find((one) => one.paymentId === paymentId)
    const own = movement(of, paymentId)
    if (is === undefined || paidShareOf(is) === 0 || terms.frequency === 'monthly') {
      const share = is === undefined ? 1 : 1 - lessened(paidShareOf(is), paidShareOf(was))
      const keysStart = `payment:${paymentId}:`
      all += (await takeBackCredits(ctx, { ...own, keysStart, share, isForGood: share >= 1 })).taken
      continue
    }
    for (let month = 0; month < monthsOf.yearly; month++) {
      const share = 1 - lessened(creditsOfMonth(is, month), creditsOfMonth(was, month))
      if (share <= 0) continue
      const keysStart = creditsKey(paymentId, month)
      const idempotencyKey = `${own.idempotencyKey}:${month}`
      all += (await takeBackCredits(ctx, { ...own, keysStart, isWholeKey: true, share, idempotencyKey }))
        .taken
    }
  }
  return all
}

const lessened = (is: number, was: number): number => (was <= 0 ? 1 : Math.min(1, is / was))

const movement = ({ row, refunded }: Taken, paymentId: number) => ({
  accountId: row.accountId,
  reason: 'paymentRefunded' as const,
  reference: String(paymentId),
  note: refunded.reason,
  idempotencyKey: `refunded:${refunded.id}${paymentId === row.id ? '' : `:${paymentId}`}`,
})
