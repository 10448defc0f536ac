import { aliasedTable, and, eq, gte, isNull, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { bill } from '../bills.tables.ts'

export interface Income {
  /** Of bills that are paid. */
  readonly earned: number
  /** Of bills whose money is still to come. */
  readonly open: number
}

/**
 * What was earned and what is still to come, without tax, month by month. A credit note counts with its bill, with amounts below
 * zero; a bill whose money never came counts for nothing, and its note neither.
 */
export async function countIncome(
  db: Pick<Database, 'select'>,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, Income>> {
  const mended = aliasedTable(bill, 'mended')
  const net = sql`(${bill.amounts} ->> 'net')::bigint - (${bill.amounts} ->> 'reduction')::bigint`
  const isPaid = sql`case when ${mended.id} is null then ${bill.paidAt} else ${mended.paidAt} end is not null`
  const rows = await db
    .select({
      month: sql<string>`to_char(${bill.issuedOn}, 'YYYY-MM')`,
      earned: sql<string>`coalesce(sum(${net}) filter (where ${isPaid}), 0)`,
      open: sql<string>`coalesce(sum(${net}) filter (where not ${isPaid}), 0)`,
    })
    .from(bill)
    .leftJoin(mended, eq(mended.id, bill.correctsId))
    .where(
      and(
        gte(bill.issuedOn, `${from}-01`),
        lt(bill.issuedOn, `${before}-01`),
        isNull(bill.cancelledAt),
        isNull(mended.cancelledAt),
      ),
    )
    .groupBy(sql`1`)
  return new Map(
    rows.map(({ month, earned, open }) => [month, { earned: Number(earned), open: Number(open) }]),
  )
}

/** The month of the first bill. */
export async function firstBillMonth(db: Pick<Database, 'select'>): Promise<string | null> {
  const [row] = await db.select({ day: min(bill.issuedOn) }).from(bill)
  return row?.day?.slice(0, 7) ?? null
}
