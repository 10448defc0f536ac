import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'

/** Without a subscription; a free one stands for the plan that is recommended. */
const ofNobody = 1
const ofFree = 4

/** How many networks an account's plan has. Apart from access: what is refused here is for sale, not forbidden. */
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
  return row?.until && row.until >= today ? ofFree : ofNobody
}
