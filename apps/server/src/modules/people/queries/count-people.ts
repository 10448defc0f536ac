import type { UserType } from '@postelier/contract'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'

type Reader = Pick<Database, 'select' | '$count'>

// Written out, not given as values: only so does the planner see that the index on waiting accounts answers.
const isPending = and(sql`${person.state} = 'pending'`, isNull(person.deletionDueAt))
const awaitsAcceptance = and(
  sql`${person.state} = 'awaitingAcceptance'`,
  eq(person.type, 'agencyManager'),
  isNull(person.deletionDueAt),
)

export const countCustomers = (db: Reader, agencyId: number): Promise<number> =>
  db.$count(person, and(eq(person.ownerId, agencyId), eq(person.type, 'customer')))

export const countUnansweredContacts = (db: Reader, accountId: number): Promise<number> =>
  db.$count(person, and(eq(person.ownerId, accountId), eq(person.type, 'contact'), isPending))

export const countAgenciesWaiting = (db: Reader): Promise<number> => db.$count(person, awaitsAcceptance)

/** Accounts made or registered that nobody has come into yet, by type. */
export async function countUnopened(db: Reader): Promise<{ type: UserType; count: number }[]> {
  const rows = await db
    .select({ type: person.type, count: count() })
    .from(person)
    .where(isPending)
    .groupBy(person.type)
    .orderBy(person.type)
  return rows.map((row) => ({ type: row.type as UserType, count: row.count }))
}
