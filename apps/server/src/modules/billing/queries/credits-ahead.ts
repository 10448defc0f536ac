import type { Database } from '../../../platform/database/open-database.ts'
import { lotsOf } from '../ledger.store.ts'
import { spendingOrder } from '../ledger.ts'

export interface CreditsAhead {
  readonly left: number
  readonly nextExpiry: { readonly at: string; readonly amount: number } | null
}

/** What can be spent, and how much of it goes first if it is not. */
export async function creditsAhead(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<CreditsAhead> {
  const lots = spendingOrder((await lotsOf(db, [accountId])).get(accountId) ?? [], now)
  const left = lots.reduce((sum, lot) => sum + lot.left, 0)
  const at = lots[0]?.expiresAt
  if (!at) return { left, nextExpiry: null }
  const amount = lots
    .filter((lot) => lot.expiresAt?.getTime() === at.getTime())
    .reduce((sum, lot) => sum + lot.left, 0)
  return { left, nextExpiry: { at: at.toISOString(), amount } }
}
