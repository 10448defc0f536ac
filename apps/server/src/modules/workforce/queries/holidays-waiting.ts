import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { answeredBy } from '../holidays.store.ts'
import { holidayRequest } from '../workforce.tables.ts'

/** How many requests for days off wait for somebody's answer. */
export async function holidaysWaiting(db: Pick<Database, 'select'>, actor: Actor): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(holidayRequest)
    .innerJoin(person, eq(person.id, holidayRequest.personId))
    .where(and(answeredBy(actor), eq(holidayRequest.status, 'waiting')))
  return counted?.total ?? 0
}
