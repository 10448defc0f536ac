import { and, gte, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { bill } from '../bills.tables.ts'

/** What was billed without tax, month by month. Credit notes hold amounts below zero, so the sum is less what was credited. */
export async function countIncome(
  db: Pick<Database, 'select'>,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      month: sql<string>`to_char(${bill.issuedOn}, 'YYYY-MM')`,
      cents: sql<string>`sum((${bill.amounts} ->> 'net')::bigint - (${bill.amounts} ->> 'reduction')::bigint)`,
    })
    .from(bill)
    .where(and(gte(bill.issuedOn, `${from}-01`), lt(bill.issuedOn, `${before}-01`)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ month, cents }) => [month, Number(cents)]))
}

/** The month of the first bill. */
export async function firstBillMonth(db: Pick<Database, 'select'>): Promise<string | null> {
  const [row] = await db.select({ day: min(bill.issuedOn) }).from(bill)
  return row?.day?.slice(0, 7) ?? null
}
