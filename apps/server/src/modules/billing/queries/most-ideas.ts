import type { Database } from '../../../platform/database/open-database.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { planNow } from '../subscription.store.ts'

/** How many subjects may be proposed to a business each month, and whether it pays for them by the month. */
export async function mostIdeasOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ readonly ideas: number; readonly hasPlan: boolean }> {
  const { plan } = await planNow(db, accountId, now)
  return plan === null
    ? { ideas: (await masterSettings(db)).freeIdeas, hasPlan: false }
    : { ideas: plan.limits.ideasAMonth, hasPlan: true }
}
