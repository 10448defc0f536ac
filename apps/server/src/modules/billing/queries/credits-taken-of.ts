import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { creditEntry } from '../ledger.tables.ts'

interface Taken {
  readonly accountId: number
  readonly reason: CreditReason
  readonly reference: string
  /** By one movement alone. */
  readonly key?: string
}

/** How many credits were taken from an account for a reason, of one thing. */
export async function creditsTakenOf(
  db: Pick<Database, 'select'>,
  { accountId, reason, reference, key }: Taken,
): Promise<number> {
  const [sum] = await db
    .select({ taken: sql<number>`coalesce(-sum(${creditEntry.amount}), 0)::int` })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.accountId, accountId),
        eq(creditEntry.reason, reason),
        eq(creditEntry.reference, reference),
        key === undefined ? undefined : eq(creditEntry.idempotencyKey, key),
        lt(creditEntry.amount, 0),
      ),
    )
  return sum?.taken ?? 0
}
