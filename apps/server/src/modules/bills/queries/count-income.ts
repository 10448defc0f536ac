import { aliasedTable, and, eq, gte, isNull, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { bill } from '../bills.tables.ts'

interface MonthSum {
  readonly month: string
  readonly cents: string
}

export interface Income {
  /** Of bills that are paid. */
  readonly earned: number
  /** Of bills whose money is still to come. */
  readonly open: number
}

/**
 * What was earned and what is still to come, without tax, month by month. A credit note has amounts below zero: it counts when it was
 * written where its bill is paid, and with its bill where that is still to be paid. A bill whose money never came counts for
 * nothing, and its note neither.
 */
export async function countIncome(
  db: Pick<Database, 'select'>,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, Income>> {
  const mended = aliasedTable(bill, 'mended')
  const month = sql<string>`to_char(${bill.issuedOn}, 'YYYY-MM')`
  const net = sql`(${bill.amounts} ->> 'net')::bigint - (${bill.amounts} ->> 'reduction')::bigint`
  const credited = sql`coalesce((select sum((note.amounts ->> 'net')::bigint - (note.amounts ->> 'reduction')::bigint) from ${bill} as note where note.corrects_id = ${sql.raw('"bill"."id"')}), 0)`
  const between = and(gte(bill.issuedOn, `${from}-01`), lt(bill.issuedOn, `${before}-01`))
  const earned: MonthSum[] = await db
    .select({ month, cents: sql<string>`sum(${net})` })
    .from(bill)
    .leftJoin(mended, eq(mended.id, bill.correctsId))
    .where(
      and(
        between,
        isNull(bill.cancelledAt),
        isNull(mended.cancelledAt),
        sql`case when ${mended.id} is null then ${bill.paidAt} else ${mended.paidAt} end is not null`,
      ),
    )
    .groupBy(sql`1`)
  const open: MonthSum[] = await db
    .select({ month, cents: sql<string>`sum(${net} + ${credited})` })
    .from(bill)
    .where(and(between, eq(bill.kind, 'bill'), isNull(bill.cancelledAt), isNull(bill.paidAt)))
    .groupBy(sql`1`)
  const months = new Map<string, Income>()
  const at = (one: string) => months.get(one) ?? { earned: 0, open: 0 }
  for (const row of earned) months.set(row.month, { ...at(row.month), earned: Number(row.cents) })
  for (const row of open) months.set(row.month, { ...at(row.month), open: Number(row.cents) })
  return months
}

/** The month of the first bill. */
export async function firstBillMonth(db: Pick<Database, 'select'>): Promise<string | null> {
  const [row] = await db.select({ day: min(bill.issuedOn) }).from(bill)
  return row?.day?.slice(0, 7) ?? null
}
