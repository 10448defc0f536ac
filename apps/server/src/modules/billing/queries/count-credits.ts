import { and, gte, lt, min, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { type CreditTotals, totalsOf } from '../credit-reasons.ts'
import { creditEntry } from '../ledger.tables.ts'

interface Between {
  /** Months as `2026-11`, where the seller is; the last one is not counted any more. */
  readonly from: string
  readonly before: string
}

/** The first instant of a month where the seller is: bills are dated there. */
export const monthBegins = (month: string): SQL =>
  sql`(${`${month}-01`}::timestamp at time zone 'Europe/Paris')`
/** The month of an instant where the seller is. */
export const monthOf = (column: SQL | typeof creditEntry.createdAt): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Europe/Paris', 'YYYY-MM')`

/** What happened to everybody's credits, month by month; months in which nothing did are not there. */
export async function countCredits(
  db: Pick<Database, 'select'>,
  { from, before }: Between,
): Promise<ReadonlyMap<string, CreditTotals>> {
  const month = monthOf(creditEntry.createdAt)
  const rows = await db
    .select({ month, reason: creditEntry.reason, amount: sum(creditEntry.amount) })
    .from(creditEntry)
    .where(and(gte(creditEntry.createdAt, monthBegins(from)), lt(creditEntry.createdAt, monthBegins(before))))
    .groupBy(sql`1`, creditEntry.reason)
  const moved = rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  return new Map(
    [...Map.groupBy(moved, (row) => row.month)].map(([name, inMonth]) => [name, totalsOf(inMonth)]),
  )
}

/** The month in which the book begins. */
export async function firstCreditMonth(db: Pick<Database, 'select'>): Promise<string | null> {
  const [row] = await db.select({ at: min(creditEntry.createdAt) }).from(creditEntry)
  return row?.at?.toISOString().slice(0, 7) ?? null
}
