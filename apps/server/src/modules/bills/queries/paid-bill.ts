import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import { bill } from '../bills.tables.ts'

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
