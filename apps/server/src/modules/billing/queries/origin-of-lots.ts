import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { creditEntry } from '../ledger.tables.ts'

export interface LotOrigin {
  readonly reason: CreditReason
  readonly at: Date
}

/** With what lots of an account came: their first entry. */
export async function originOfLots(
  db: Pick<Database, 'select'>,
  accountId: number,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, LotOrigin>> {
  if (lotIds.length === 0) return new Map()
  const rows = await db
    .select({
      lotId: creditEntry.lotId,
      reason: creditEntry.reason,
      at: creditEntry.createdAt,
    })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.accountId, accountId),
        gt(creditEntry.amount, 0),
        inArray(creditEntry.lotId, [...lotIds]),
      ),
    )
    // What came first is written last.
    .orderBy(desc(creditEntry.createdAt), desc(creditEntry.id))
  return new Map(rows.map(({ lotId, ...origin }) => [lotId, origin]))
}
