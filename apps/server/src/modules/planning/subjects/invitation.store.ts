import type { SubjectInvitationView } from '@postelier/contract'
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { hashToken } from '../../../platform/crypto.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError } from '../../../platform/errors.ts'
import { subjectInvitation } from '../planning.tables.ts'

export type InvitationRow = typeof subjectInvitation.$inferSelect

const named = (token: string, now: Date) =>
  and(eq(subjectInvitation.tokenHash, hashToken(token)), gt(subjectInvitation.expiresAt, now))

/** What a link asks, answered or not, as long as it is good; opening it changes nothing, so that mail scanners may. */
export async function invitationOf(
  db: Pick<Database, 'select'>,
  token: string,
  now: Date,
): Promise<InvitationRow> {
  const [row] = await db.select().from(subjectInvitation).where(named(token, now))
  if (!row || !(await isStillTheirs(db, row))) throw new AppError('linkInvalid')
  return row
}

/** One statement decides: of a hundred answers at once one is taken. */
export async function useInvitation({ tx, now }: CommandContext, token: string): Promise<InvitationRow> {
  const [row] = await tx
    .update(subjectInvitation)
    .set({ answeredAt: now })
    .where(and(named(token, now), isNull(subjectInvitation.answeredAt)))
    .returning()
  if (!row || !(await isStillTheirs(tx, row))) throw new AppError('linkInvalid')
  return row
}

/** As it was answered: what becomes of the subjects afterwards is no matter of the link. */
export async function keepAnswered(
  { tx }: CommandContext,
  { tokenHash }: InvitationRow,
  answered: SubjectInvitationView['subjects'],
): Promise<void> {
  await tx.update(subjectInvitation).set({ answered }).where(eq(subjectInvitation.tokenHash, tokenHash))
}

/**
 * The link stands for whom it was sent to, as long as they are one of the business's and it is open. Who sent it asked them for
 * this one answer: it is theirs to give, whatever their role lets them do elsewhere.
 */
async function isStillTheirs(
  db: Pick<Database, 'select'>,
  { accountId, sentTo }: InvitationRow,
): Promise<boolean> {
  const open = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, accountId), inArray(person.state, [...reachable])))
  return open.length > 0 && (await inviteeOf(db, accountId, sentTo)) !== undefined
}

const reachable = ['active', 'pending'] as const
const isReachable = (accountId: number) =>
  and(
    or(eq(person.id, accountId), and(eq(person.ownerId, accountId), eq(person.type, 'contact'))),
    inArray(person.state, [...reachable]),
    // Somebody whose address is another account's cannot be written to.
    isNull(person.wantedEmail),
  )

/** The business itself, and its contacts. */
export async function inviteesOf(
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

export async function inviteeOf(db: Pick<Database, 'select'>, accountId: number, personId: number) {
  const [row] = await db
    .select()
    .from(person)
    .where(and(isReachable(accountId), eq(person.id, personId)))
  return row
}
