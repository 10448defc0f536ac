import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { searchWords } from '../../platform/database/search-words.ts'
import { notFound } from '../../platform/errors.ts'
import type { PersonRow } from './people.store.ts'

type Reader = Pick<Database, 'select' | '$count'>
const ofAccount = (accountId: number) => and(eq(person.ownerId, accountId), eq(person.type, 'contact'))

/** The address that was typed; the stand-in's own would tell that it is one. */
const shownEmail = sql`coalesce(${person.wantedEmail}, ${person.email})`

/** Looks at the address that was typed, never at the stand-in: searching must not tell which is which. */
const matching = (word: string): SQL =>
  sql`search_letters(${person.firstName} || ' ' || ${person.lastName} || ' ' || ${shownEmail}) like '%' || search_letters(${word}) || '%'`

export async function contactsPage(
  db: Reader,
  accountId: number,
  input: { readonly search: string; readonly offset: number; readonly limit: number },
) {
  const where = and(ofAccount(accountId), ...searchWords(input.search).map(matching))
  const [total, rows] = await Promise.all([
    db.$count(person, where),
    db
      .select()
      .from(person)
      .where(where)
      .orderBy(asc(sql`lower(${person.lastName})`), asc(sql`lower(${person.firstName})`), person.id)
      .limit(input.limit)
      .offset(input.offset),
  ])
  return { total, rows }
}

/** A contact of this very account, locked; anybody else's is not found. */
export async function lockContact(tx: Transaction, accountId: number, contactId: number): Promise<PersonRow> {
  const [found] = await tx
    .select()
    .from(person)
    .where(and(eq(person.id, contactId), ofAccount(accountId)))
    .for('no key update')
  if (!found) throw notFound()
  return found
}

/** Whether the account has this address already, as its own or a contact's; it sees all of them anyway. */
export async function accountKnows(db: Reader, accountId: number, email: string): Promise<boolean> {
  const here = or(eq(person.id, accountId), ofAccount(accountId))
  return (await db.$count(person, and(here, eq(shownEmail, email)))) > 0
}
