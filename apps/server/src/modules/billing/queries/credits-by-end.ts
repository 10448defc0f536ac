import type { Database } from '../../../platform/database/open-database.ts'
import { lotsOf } from '../ledger.store.ts'
import { spendingOrder } from '../ledger.ts'

/** What can be spent, by the moment it ends, the soonest first; null for what never does. */
export async function creditsByEnd(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ amount: number; endsAt: string | null }[]> {
  const lots = spendingOrder((await lotsOf(db, [accountId])).get(accountId) ?? [], now)
  const sums = new Map<string | null, number>()
  for (const { left, expiresAt } of lots) {
    const endsAt = expiresAt?.toISOString() ?? null
    sums.set(endsAt, (sums.get(endsAt) ?? 0) + left)
  }
  return [...sums].map(([endsAt, amount]) => ({ amount, endsAt }))
}
