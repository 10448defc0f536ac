import type { Database } from '../../../platform/database/open-database.ts'
import { networksWithoutPlan } from '../held-plan.ts'
import { planNow } from '../subscription.store.ts'

/** How many networks an account's plan has, null for all. Apart from access: what is refused here is for sale, not forbidden. */
export async function mostNetworksOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<number | null> {
  const { plan } = await planNow(db, accountId, now)
  return plan === null ? networksWithoutPlan : plan.limits.networks
}
