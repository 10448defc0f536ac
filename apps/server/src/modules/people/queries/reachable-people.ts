import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'

const reachable = ['active', 'pending'] as const
const isReachable = (accountId: number) =>
  and(
    or(eq(person.id, accountId), and(eq(person.ownerId, accountId), eq(person.type, 'contact'))),
    inArray(person.state, [...reachable]),
    // Somebody whose address is another account's cannot be written to.
    isNull(person.wantedEmail),
  )

/** Who a business can ask by mail: itself, and its contacts. */
export async function reachablePeople(
  db: Pick<Database, 'select' | '$count'>,
  accountId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const [total, items] = await Promise.all([
    db.$count(person, isReachable(accountId)),
    db
      .select()
      .from(person)
      .where(isReachable(accountId))
      // The business before its contacts.
      .orderBy(desc(eq(person.id, accountId)), asc(person.lastName), asc(person.id))
      .offset(offset)
      .limit(limit),
  ])
  return { total, items }
}

export async function reachablePerson(db: Pick<Database, 'select'>, accountId: number, personId: number) {
  const [row] = await db
    .select()
    .from(person)
    .where(and(isReachable(accountId), eq(person.id, personId)))
  return row
}

/**
 * Whether a mailed link still stands for whom it was sent to: one of the business's, which is open. Who sent it asked them for
 * this one answer: it is theirs to give, whatever their role lets them do elsewhere.
 */
export async function isStillReachable(
  db: Pick<Database, 'select'>,
  { accountId, sentTo }: { readonly accountId: number; readonly sentTo: number },
): Promise<boolean> {
  const open = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, accountId), inArray(person.state, [...reachable])))
  return open.length > 0 && (await reachablePerson(db, accountId, sentTo)) !== undefined
}

/** As a list shows them. */
export const presentReachable = ({
  id,
  email,
  firstName,
  lastName,
}: Pick<typeof person.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'>) => ({
  id,
  email,
  name: [firstName, lastName].filter(Boolean).join(' '),
})
