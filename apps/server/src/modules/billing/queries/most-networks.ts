import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { networksOf, planOf } from '../plans.ts'

/** How many networks an account's plan has, null for all. Apart from access: what is refused here is for sale, not forbidden. */
export async function mostNetworksOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ until: person.freeSubscriptionUntil })
    .from(person)
    .where(eq(person.id, accountId))
  const today = now.toISOString().slice(0, 10)
  return networksOf[planOf({ freeSubscriptionUntil: row?.until ?? null, today })]
}
