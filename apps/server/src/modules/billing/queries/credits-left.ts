import type { Database } from '../../../platform/database/open-database.ts'
import { lotsOf } from '../ledger.store.ts'
import { type Bucket, spendingOrder } from '../ledger.ts'

export interface CreditsLeft {
  readonly bucket: Bucket
  readonly left: number
  readonly expiresAt: string | null
}

/** What can be spent, in the order it will be; what ends at the same moment is one. */
export async function creditsLeft(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<CreditsLeft[]> {
  const lots = spendingOrder((await lotsOf(db, [accountId])).get(accountId) ?? [], now)
  const alike = Map.groupBy(lots, ({ bucket, expiresAt }) => `${bucket} ${expiresAt?.toISOString() ?? ''}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const left = same.reduce((sum, lot) => sum + lot.left, 0)
    return { bucket: first.bucket, left, expiresAt: first.expiresAt?.toISOString() ?? null }
  })
}

/** The same by the moment it ends, the soonest first; null for what never does. */
export async function creditsByEnd(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ amount: number; endsAt: string | null }[]> {
  const sums = new Map<string | null, number>()
  for (const { left, expiresAt } of await creditsLeft(db, accountId, now))
    sums.set(expiresAt, (sums.get(expiresAt) ?? 0) + left)
  return [...sums].map(([endsAt, amount]) => ({ amount, endsAt }))
}
