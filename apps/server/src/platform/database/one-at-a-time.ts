import { sql } from 'drizzle-orm'
import type { Transaction } from './open-database.ts'

/** Waits until no other transaction works under this name, in any process; the lock ends with the transaction. */
export async function oneAtATime(tx: Transaction, name: string, id = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${id}))`)
}
