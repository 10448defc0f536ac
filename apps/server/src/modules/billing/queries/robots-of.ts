import type { Database } from '../../../platform/database/open-database.ts'
import { type Robots, robotsOf } from '../held-plan.ts'
import { planNow } from '../subscription.store.ts'

/** What a business's plan does by itself. */
export async function robotsFor(db: Pick<Database, 'select'>, accountId: number, now: Date): Promise<Robots> {
  return robotsOf((await planNow(db, accountId, now)).plan)
}
