import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { reasonsOfKind } from '../credit-reasons.ts'
import { creditEntry } from '../ledger.tables.ts'

/** How many of the credits that were given under keys which begin so were spent, less what came back of them. */
export async function creditsSpentOf(
  db: Pick<Database, 'select'>,
  { accountId, keysStart }: { readonly accountId: number; readonly keysStart: string },
): Promise<number> {
  const own = eq(creditEntry.accountId, accountId)
  const lots = db
    .select({ lotId: creditEntry.lotId })
    .from(creditEntry)
    .where(
      and(
        own,
        inArray(creditEntry.reason, reasonsOfKind('sold')),
        sql`starts_with(${creditEntry.idempotencyKey}, ${keysStart})`,
      ),
    )
  const [sum] = await db
    .select({ spent: sql<number>`coalesce(-sum(${creditEntry.amount}), 0)::int` })
    .from(creditEntry)
    .where(and(own, inArray(creditEntry.lotId, lots), inArray(creditEntry.reason, reasonsOfKind('spent'))))
  return Math.max(0, sum?.spent ?? 0)
}
