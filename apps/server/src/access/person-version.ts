import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/open-database.ts'
import { person } from './person.tables.ts'

/**
 * Says that a page which shows all of a person is older than they are. It locks the person, so it comes before what is
 * locked of their account.
 */
export async function raisePersonVersion(tx: Transaction, personId: number): Promise<void> {
  await tx
    .update(person)
    .set({ version: sql`${person.version} + 1` })
    .where(eq(person.id, personId))
}
