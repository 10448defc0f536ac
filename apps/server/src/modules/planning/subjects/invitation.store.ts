import type { SubjectInvitationView } from '@postelier/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { hashToken } from '../../../platform/crypto.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isStillReachable } from '../../people/index.ts'
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
  if (!row || !(await isStillReachable(db, row))) throw new AppError('linkInvalid')
  return row
}

/** One statement decides: of a hundred answers at once one is taken. */
export async function useInvitation({ tx, now }: CommandContext, token: string): Promise<InvitationRow> {
  const [row] = await tx
    .update(subjectInvitation)
    .set({ answeredAt: now })
    .where(and(named(token, now), isNull(subjectInvitation.answeredAt)))
    .returning()
  if (!row || !(await isStillReachable(tx, row))) throw new AppError('linkInvalid')
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
