import type { RefundView } from '@postelier/contract/purchases'
import { and, eq, ne, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { paidBill } from '../../bills/index.ts'
import { payment, refund } from '../payments.tables.ts'

/** Given back, or asked for and not refused. */
export async function refundedOf(db: Pick<Database, 'select'>, paymentId: number): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), ne(refund.state, 'refused')))
  return sum?.cents ?? 0
}

/** What of a paid bill can still be given back. */
export async function readRefund(
  { db, actor }: QueryContext,
  { billId }: { readonly billId: number },
): Promise<{ refund: RefundView }> {
  requirePermission(actor, 'adminBills:edit')
  const { paymentId } = await paidBill(db, billId)
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row) throw notFound()
  const asked = await refundedOf(db, paymentId)
  return {
    refund: {
      grossCents: row.grossCents,
      // Something may have been given back at the provider's own page.
      refundedCents: Math.max(row.refundedCents, asked),
      credits: row.purchase.lines.reduce((sum, { credits }) => sum + credits, 0),
    },
  }
}
