import type { UserType } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import { person, role } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'

export type PersonRow = typeof person.$inferSelect

export async function findByEmail(
  db: Pick<Database, 'select'>,
  email: string,
): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(eq(sql`lower(${person.email})`, email.toLowerCase()))
  return found
}

export async function findPerson(db: Pick<Database, 'select'>, id: number): Promise<PersonRow | undefined> {
  const [found] = await db.select().from(person).where(eq(person.id, id))
  return found
}

/** Locked until the transaction ends: two people changing the same one wait for each other. */
export async function lockPerson(tx: Transaction, id: number): Promise<PersonRow | undefined> {
  const [found] = await tx.select().from(person).where(eq(person.id, id)).for('update')
  return found
}

/** The role a type starts with; contacts get theirs from whoever invites them. */
export async function defaultRoleId(db: Pick<Database, 'select'>, type: UserType): Promise<number | null> {
  const [found] = await db.select({ id: role.id }).from(role).where(eq(role.key, type))
  return found?.id ?? null
}
