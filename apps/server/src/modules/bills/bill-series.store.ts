import { and, eq, sql } from 'drizzle-orm'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { billSeries } from './bills.tables.ts'

const prefixes = { bill: 'F', creditNote: 'A' } as const

export interface NumberGiven {
  readonly number: string
  readonly series: string
  readonly year: number
  readonly sequence: number
  readonly issuedOn: string
}

/**
 * The next number of a series, without a gap: one is given at a time, until the transaction ends, and what is rolled back gave none. A date is never before that of the number before, whatever the clock says.
 */
export async function nextNumber(
  tx: Transaction,
  kind: keyof typeof prefixes,
  today: string,
): Promise<NumberGiven> {
  const series = prefixes[kind]
  await oneAtATime(tx, `bills:${series}`)
  const latest = await tx
    .select({ day: sql<string | null>`max(${billSeries.lastDate})` })
    .from(billSeries)
    .where(eq(billSeries.series, series))
  const after = latest[0]?.day ?? today
  const issuedOn = after > today ? after : today
  const year = Number(issuedOn.slice(0, 4))
  await tx
    .insert(billSeries)
    .values({ series, year, lastNumber: 0, lastDate: issuedOn })
    .onConflictDoNothing()
  const [given] = await tx
    .update(billSeries)
    .set({
      lastNumber: sql`${billSeries.lastNumber} + 1`,
      lastDate: sql`greatest(${billSeries.lastDate}, ${issuedOn}::date)`,
    })
    .where(and(eq(billSeries.series, series), eq(billSeries.year, year)))
    .returning()
  if (!given) throw new Error(`The series ${series} of ${year} has no row`)
  const sequence = given.lastNumber
  return {
    number: `${series}${year}-${String(sequence).padStart(5, '0')}`,
    series,
    year,
    sequence,
    issuedOn: given.lastDate,
  }
}
