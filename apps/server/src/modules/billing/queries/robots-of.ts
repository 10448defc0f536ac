import { eq, gte, type SQL } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { planOf, type Robots, robotsOf } from '../plans.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** What a business's plan does by itself. */
export async function robotsFor(db: Pick<Database, 'select'>, accountId: number, now: Date): Promise<Robots> {
  const [row] = await db
    .select({ until: person.freeSubscriptionUntil })
    .from(person)
    .where(eq(person.id, accountId))
  return robotsOf[planOf({ freeSubscriptionUntil: row?.until ?? null, today: dayOf(now) })]
}

/** The same asked of many: persons whose plan may do anything by itself. Whoever takes one asks for its plan once more. */
export const mayHaveRobots = (now: Date): SQL => gte(person.freeSubscriptionUntil, dayOf(now))
