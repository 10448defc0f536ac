// Money that came and for which there is nothing to have: a debt that was paid twice, an account that is gone. It goes back.
import { and, eq, like, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { type PaymentRow, refund } from '../payments.tables.ts'

const surplusKey = 'surplus'

/** Of money for which nothing is had. */
export const isSurplus = ({ idempotencyKey }: typeof refund.$inferSelect): boolean =>
  idempotencyKey.startsWith(surplusKey)

interface Surplus {
  readonly cents: number
  readonly reason: string
  /** Where money comes that had been given back. */
  readonly again?: string
}

/** Money for which nothing is had: the job gives it back. */
export async function giveSurplusBack(
  ctx: CommandContext,
  { id }: Pick<PaymentRow, 'id'>,
  { cents, reason, again = '' }: Surplus,
): Promise<void> {
  if (cents === 0) return
  const key = { paymentId: id, idempotencyKey: `${surplusKey}${again}` }
  await ctx.tx
    .insert(refund)
    .values({ id: newDigitsId(), ...key, cents, reason, state: 'asked', askedAt: ctx.now })
    .onConflictDoNothing()
}

/** How much of it has gone back. */
export async function surplusGivenOf({ tx }: CommandContext, paymentId: number): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, paymentId),
        eq(refund.state, 'done'),
        like(refund.idempotencyKey, `${surplusKey}%`),
      ),
    )
  return sum?.cents ?? 0
}
