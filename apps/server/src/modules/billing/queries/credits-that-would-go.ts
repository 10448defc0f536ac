import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { creditEntry, creditLot } from '../ledger.tables.ts'

/** Credits that were given under keys that begin so, and how much of what is left of them goes, from 0 to 1. */
export interface Going {
  readonly keysStart: string
  readonly share: number
}

/** How many would be taken back as things stand: reckoned as `takeBackCredits` does, lot by lot. */
export async function creditsThatWouldGo(
  db: Pick<Database, 'selectDistinct'>,
  accountId: number,
  going: readonly Going[],
): Promise<number> {
  let all = 0
  for (const { keysStart, share } of going) {
    const lots = await db
      .selectDistinct({ lotId: creditLot.lotId, left: creditLot.left })
      .from(creditLot)
      .innerJoin(
        creditEntry,
        and(eq(creditEntry.accountId, accountId), eq(creditEntry.lotId, creditLot.lotId)),
      )
      .where(
        and(
          eq(creditLot.accountId, accountId),
          gt(creditLot.left, 0),
          gt(creditEntry.amount, 0),
          sql`starts_with(${creditEntry.idempotencyKey}, ${keysStart})`,
        ),
      )
    for (const { left } of lots) all += Math.round(left * share)
  }
  return all
}
