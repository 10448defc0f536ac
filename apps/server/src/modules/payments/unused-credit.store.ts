import type { Database } from '../../platform/database/open-database.ts'
import type { CartRow } from './cart.store.ts'
import { planChange } from './plan-change.store.ts'

/** What a cart gets back for days of the present plan. */
export async function unusedIn(
  db: Pick<Database, 'select'>,
  { kind, accountId, items, frequency }: CartRow,
  now: Date,
): Promise<number> {
  const [item] = items
  if (kind !== 'plan' || frequency === null || !item) return 0
  const change = await planChange(db, { accountId, packId: item.packId, frequency }, now)
  return change.how === 'now' ? change.unusedCents : 0
}
