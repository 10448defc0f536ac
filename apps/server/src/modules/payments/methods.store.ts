// Whose cards and accounts are whose: what an agency gave to pay for a customer is not the customer's.
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { paymentMethod } from './payments.tables.ts'

const isAgencys = sql`exists (select 1 from ${person} where ${person.id} = ${paymentMethod.addedBy} and ${person.type} = 'agencyManager')`

/** Kept, and given by the account's own people. */
export const ownMethods = (accountId: number): SQL | undefined =>
  and(eq(paymentMethod.accountId, accountId), isNull(paymentMethod.removedAt), sql`not ${isAgencys}`)

/** What a plan's next period may be paid with: also what its agency gave, while it looks after the account. */
export const methodsOfPlan = (accountId: number): SQL | undefined =>
  and(
    eq(paymentMethod.accountId, accountId),
    isNull(paymentMethod.removedAt),
    or(
      sql`not ${isAgencys}`,
      sql`${paymentMethod.addedBy} = (select ${person.ownerId} from ${person} where ${person.id} = ${accountId})`,
    ),
  )

export async function isAgency(db: Pick<Database, '$count'>, personId: number | null): Promise<boolean> {
  if (personId === null) return false
  return (await db.$count(person, and(eq(person.id, personId), eq(person.type, 'agencyManager')))) > 0
}
