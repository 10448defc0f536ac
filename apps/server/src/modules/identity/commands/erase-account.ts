import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { journalEntry } from '../../../access/session.tables.ts'
import { filesOf } from '../../media/index.ts'
import type { PersonRow } from '../people.store.ts'

/** What others keep of accounts that goes with them, or changes for those who stay. */
export type Leave = (ctx: CommandContext, accountIds: readonly number[]) => Promise<void>

/**
 * Takes a locked account away with its contacts and gives the files that are nobody's now. Whom it owned otherwise stays
 * and belongs to nobody.
 */
export async function eraseAccount(
  ctx: CommandContext,
  owner: PersonRow,
  leaving: readonly Leave[],
): Promise<string[]> {
  const contacts = await ctx.tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.ownerId, owner.id), eq(person.type, 'contact')))
  const gone = [owner.id, ...contacts.map((contact) => contact.id)]
  const files = await filesOf(ctx.tx, gone)
  for (const leave of leaving) await leave(ctx, gone)
  await ctx.tx.update(person).set({ ownerId: null }).where(inArray(person.ownerId, gone))
  await ctx.tx.update(person).set({ roleId: null }).where(inArray(person.id, gone))
  await ctx.tx.delete(person).where(inArray(person.id, gone))
  await purgeNames(ctx, gone)
  await ctx.record({
    action: 'person.deleted',
    subject: ['person', owner.id],
    details: { type: owner.type, contacts: contacts.length },
  })
  await ctx.announce({ name: 'people.changed', ownerId: owner.ownerId })
  await ctx.announce(...gone.map((personId) => ({ name: 'session.ended', personId }) as const))
  return files
}

/** What the journal wrote down in words goes with the account; that something was done, and by which number, stays. */
async function purgeNames({ tx }: CommandContext, gone: readonly number[]): Promise<void> {
  const words = { details: sql`${journalEntry.details} - 'name' - 'address'` }
  const theirs = or(
    inArray(journalEntry.accountId, [...gone]),
    and(eq(journalEntry.subjectType, 'person'), inArray(journalEntry.subjectId, gone.map(String))),
  )
  await tx
    .update(journalEntry)
    .set(words)
    .where(and(theirs, inArray(journalEntry.action, ['contact.removed', 'session.started'])))
}
