import type { Fact } from '@postelier/contract'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { finding } from './planning.tables.ts'

export type FindingRow = typeof finding.$inferSelect

/** A reading brings some hundred; what a business says itself comes on top. */
export const mostFindings = 400

/** A finding as whoever writes knows it: under the number it has here. */
export const factOf = ({ id, fact }: FindingRow): Fact => ({ ...fact, id: String(id) })

const isKnown = (accountId: number) => and(eq(finding.accountId, accountId), ne(finding.state, 'dropped'))

export async function factsOf(db: Pick<Database, 'select'>, accountId: number): Promise<Fact[]> {
  const rows = await db
    .select()
    .from(finding)
    .where(isKnown(accountId))
    .orderBy(asc(finding.id))
    .limit(mostFindings)
  return rows.map(factOf)
}

/** Of those named, the ones that still stand, in the order named. */
export async function factsNamed(
  db: Pick<Database, 'select'>,
  accountId: number,
  ids: readonly string[],
): Promise<Fact[]> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(finding)
    .where(and(isKnown(accountId), inArray(finding.id, numbers)))
  const facts = new Map(rows.map((row) => [String(row.id), factOf(row)]))
  return ids.flatMap((id) => facts.get(id) ?? [])
}
