import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { type Plan, planOf } from '../plans.ts'

/** Which plan a business has, and until when where its end is known. */
export async function readPlan(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ plan: Plan; planUntil: string | null }> {
  const [row] = await db
    .select({ until: person.freeSubscriptionUntil })
    .from(person)
    .where(eq(person.id, accountId))
  const until = row?.until ?? null
  const plan = planOf({ freeSubscriptionUntil: until, today: now.toISOString().slice(0, 10) })
  return { plan, planUntil: plan === 'none' ? null : until }
}
