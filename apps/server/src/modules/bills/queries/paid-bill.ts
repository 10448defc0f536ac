import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { bill, billThatCounts } from '../bills.tables.ts'

/** A bill that somebody has paid, by its own number here. */
export async function paidBill(
  db: Pick<Database, 'select'>,
  billId: number,
): Promise<typeof bill.$inferSelect & { paidAt: Date }> {
  const [row] = await db
    .select()
    .from(bill)
    .where(and(eq(bill.id, billId), eq(bill.kind, 'bill')))
  if (!row?.paidAt) throw notFound()
  return { ...row, paidAt: row.paidAt }
}

/** The bill of a payment, paid or not; none where nothing was billed. */
export async function billOfPayment(
  db: Pick<Database, 'select'>,
  paymentId: number,
): Promise<{ readonly id: number; readonly number: string } | null> {
  const [row] = await db
    .select({ id: bill.id, number: bill.number })
    .from(bill)
    .where(billThatCounts(paymentId))
  return row ?? null
}
