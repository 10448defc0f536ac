import type { RefundState } from '@postelier/contract/purchases'
import type { RefundView } from '@postelier/contract/refunds'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { creditsThatWouldGo } from '../../billing/index.ts'
import { creditedOfPayment, paidBill } from '../../bills/index.ts'
import { paidDays, takenOffOf } from '../paid-days.store.ts'
import { type PaymentRow, payment, refund } from '../payments.tables.ts'

/** Given back, or asked for and still on its way. */
export async function refundedOf(
  db: Pick<Database, 'select'>,
  paymentId: number,
  states: readonly RefundState[] = ['asked', 'done'],
): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), inArray(refund.state, [...states])))
  return sum?.cents ?? 0
}

/** What credit notes say went back and did not arrive. */
async function failedOf(db: Pick<Database, 'select'>, paymentId: number): Promise<number> {
  const [credited, given] = await Promise.all([
    creditedOfPayment(db, paymentId),
    refundedOf(db, paymentId, ['done']),
  ])
  return Math.max(0, (credited ?? 0) - given)
}

/** The keys under which a payment's credits were given: a plan's month by month. */
const creditsStart = ({ id, purchase }: PaymentRow) => `payment:${id}${purchase.kind === 'plan' ? ':' : ''}`

/** What of a paid bill can still be given back. */
export async function readRefund(
  { db, actor, now }: QueryContext,
  { billId }: { readonly billId: number },
): Promise<{ refund: RefundView }> {
  requirePermission(actor, 'adminBills:edit')
  const { paymentId } = await paidBill(db, billId)
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row) throw notFound()
  const [asked, failedCents, takenOff, days, creditsLeft] = await Promise.all([
    refundedOf(db, paymentId),
    failedOf(db, paymentId),
    takenOffOf(db, row),
    paidDays(db, row.accountId, now),
    creditsThatWouldGo(db, row.accountId, [{ keysStart: creditsStart(row), share: 1 }]),
  ])
  const until = days.find((one) => one.paymentId === paymentId)?.endsAt
  return {
    refund: {
      grossCents: row.grossCents,
      // Something may have been given back at the provider's own page.
      refundedCents: Math.max(row.refundedCents, asked),
      mostCents: row.grossCents - takenOff,
      failedCents,
      plan:
        until === undefined || row.purchase.kind !== 'plan'
          ? null
          : { names: row.purchase.terms.names, until: until.toISOString() },
      credits: row.purchase.lines.reduce((sum, { credits }) => sum + credits, 0),
      creditsLeft,
    },
  }
}
