import type { Database } from '../../../platform/database/open-database.ts'
import { type LotInJson, lotsOf } from '../ledger.store.ts'
import { type Bucket, balanceOfLots } from '../ledger.ts'

export type Balance = Record<Bucket, number>

/** The credits some accounts have left today, by where they came from. */
export async function balancesOf(
  db: Pick<Database, 'select'>,
  accountIds: readonly number[],
  now: Date,
): Promise<Map<number, Balance>> {
  const lots = await lotsOf(db, accountIds)
  return new Map([...lots].map(([id, own]) => [id, balanceOfLots(own, now)]))
}

export async function balanceOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<Balance> {
  return (await balancesOf(db, [accountId], now)).get(accountId) ?? { gift: 0, subscription: 0, purchased: 0 }
}

/** Of lots that another query brought along. */
export const balanceIn = (lots: readonly LotInJson[], now: Date): Balance =>
  balanceOfLots(
    lots.map((lot) => ({ ...lot, expiresAt: lot.expiresAt === null ? null : new Date(lot.expiresAt) })),
    now,
  )

export const totalOf = (balance: Balance) => balance.gift + balance.subscription + balance.purchased
