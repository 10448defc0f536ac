import type { Database } from '../../../platform/database/open-database.ts'
import type { PackNames } from '../packs.tables.ts'
import { planNow } from '../subscription.store.ts'

/** What the plan of a business is called, null without one, and until when where its end is known. */
export async function readPlan(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ planNames: PackNames | null; planUntil: string | null }> {
  const { plan, until } = await planNow(db, accountId, now)
  return { planNames: plan?.names ?? null, planUntil: until }
}
