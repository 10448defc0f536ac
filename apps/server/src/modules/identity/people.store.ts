import type { UserType } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import { person, role } from '../../access/person.tables.ts'
import { newPersonCode } from '../../access/person-code.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'

export type PersonRow = typeof person.$inferSelect

/** The person of an e-mail address, however its letters are written. */
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

/**
 * Locked until the transaction ends: two people changing the same one wait for each other. Rows that refer to the person are
 * written meanwhile (`no key`): who draws up posts has the credits locked first, and would wait here for who waits for those.
 */
export async function lockPerson(tx: Transaction, id: number): Promise<PersonRow | undefined> {
  const [found] = await tx.select().from(person).where(eq(person.id, id)).for('no key update')
  return found
}

/** Locked until the transaction ends, like anybody somebody decides about. */
export async function lockByEmail(tx: Transaction, email: string): Promise<PersonRow | undefined> {
  const [found] = await tx
    .select()
    .from(person)
    .where(eq(sql`lower(${person.email})`, email.toLowerCase()))
    .for('no key update')
  return found
}

/** The role a type starts with; contacts get theirs from whoever invites them. */
export async function defaultRoleId(db: Pick<Database, 'select'>, type: UserType): Promise<number | null> {
  const [found] = await db.select({ id: role.id }).from(role).where(eq(role.key, type))
  return found?.id ?? null
}

/** A code that nobody has yet; the unique index decides should two draw the same at once. */
export async function unusedCode(tx: Transaction, type: UserType): Promise<string | null> {
  for (let tries = 0; tries < 8; tries++) {
    const code = newPersonCode(type)
    if (code === null) return null
    if ((await tx.$count(person, eq(person.code, code))) === 0) return code
  }
  throw new Error('No unused code was found')
}
