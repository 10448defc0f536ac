import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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

/** What credit notes took back of a payment's bill, tax included; null where nothing was billed. */
export async function creditedOfPayment(
  db: Pick<Database, 'select'>,
  paymentId: number,
): Promise<number | null> {
  const of = await billOfPayment(db, paymentId)
  if (!of) return null
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(-sum(${bill.grossCents}), 0)::int` })
    .from(bill)
    .where(eq(bill.correctsId, of.id))
  return sum?.cents ?? 0
}

interface BillOfPayment {
  readonly id: number
  readonly number: string
  /** As the bill names who bought. */
  readonly buyer: string
}

/** Bills of some payments, by the payment. */
export async function billsOfPayments(
  db: Pick<Database, 'select'>,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, BillOfPayment>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .select({ id: bill.id, number: bill.number, paymentId: bill.paymentId, buyer: bill.buyer })
    .from(bill)
    .where(and(inArray(bill.paymentId, [...paymentIds]), eq(bill.kind, 'bill'), isNull(bill.cancelledAt)))
  return new Map(rows.map(({ paymentId, buyer, ...row }) => [paymentId, { ...row, buyer: buyer.name }]))
}
