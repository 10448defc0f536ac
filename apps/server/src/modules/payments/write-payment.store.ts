import { and, eq } from 'drizzle-orm'
import { handOf } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import { later, minutes } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { type PaymentRow, payment } from './payments.tables.ts'

/** Until something was heard of it, a payment is read again after so long. */
const firstReadAfterMs = minutes(2)

type NewPayment = Pick<
  typeof payment.$inferInsert,
  'accountId' | 'idempotencyKey' | 'purchase' | 'means' | 'amounts' | 'returnTo'
> &
  Partial<Pick<typeof payment.$inferInsert, 'holder' | 'email' | 'methodId' | 'ofCart' | 'pages'>>

/** What was asked for under this key before. */
export async function paymentUnder(
  tx: Transaction,
  accountId: number,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.idempotencyKey, idempotencyKey)))
  return row
}

/** The one way a payment begins: kept here, with the key it is asked for under, before the provider hears of it. */
export async function writePayment(ctx: CommandContext, input: NewPayment): Promise<PaymentRow> {
  const [row] = await ctx.tx
    .insert(payment)
    .values({
      ...input,
      id: newDigitsId(),
      provider: ctx.platform.payments?.name ?? 'none',
      state: 'action',
      grossCents: input.amounts.gross,
      createdAt: ctx.now,
      createdBy: handOf(ctx.actor),
      readAgainAt: later(ctx.now, firstReadAfterMs),
    })
    .returning()
  if (!row) throw new Error('The payment was not written')
  await ctx.record({
    action: 'payment.begun',
    accountId: row.accountId,
    subject: ['payment', row.id],
    details: { cents: row.grossCents, means: row.means },
  })
  return row
}
