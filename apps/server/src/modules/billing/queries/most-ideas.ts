import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { ideasOf, planOf } from '../plans.ts'

/** How many subjects may be proposed to a business each month, and whether it pays for them by the month. */
export async function mostIdeasOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<{ readonly ideas: number; readonly hasPlan: boolean }> {
  const [row] = await db
    .select({ until: person.freeSubscriptionUntil })
    .from(person)
    .where(eq(person.id, accountId))
  const plan = planOf({ freeSubscriptionUntil: row?.until ?? null, today: now.toISOString().slice(0, 10) })
  return plan === 'none'
    ? { ideas: (await masterSettings(db)).freeIdeas, hasPlan: false }
    : { ideas: ideasOf[plan], hasPlan: true }
}
