import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { journalEntry } from '../../../access/session.tables.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { filesOf, removeFiles } from '../../media/index.ts'

/**
 * Deletes accounts whose delay has passed, with their contacts. The book of credits and the journal stay, as bare
 * numbers; an agency's customers and a manager's agents stay and belong to nobody until somebody takes them.
 */
export const deleteDueAccounts = defineJob({
  name: 'delete-due-accounts',
  about: 'Deletes accounts whose delay has passed.',
  retry: 'safe',
  cron: '17 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id }) {
    const due = await platform.db
      .select({ id: person.id })
      .from(person)
      .where(lte(person.deletionDueAt, platform.clock.now()))
      .limit(200)
    for (const { id: personId } of due) {
      const files = await runCommand(platform, system('delete-due-accounts'), id, deleteAccount, { personId })
      await removeFiles(platform, files)
    }
  },
})

/** Rows go in one transaction; the files' bytes after it, since a file without a row is nobody's and swept up later. */
export async function deleteAccount(
  ctx: CommandContext,
  { personId }: { personId: number },
): Promise<string[]> {
  const [owner] = await ctx.tx
    .select()
    .from(person)
    .where(and(eq(person.id, personId), lte(person.deletionDueAt, ctx.now)))
    .for('update')
  if (!owner) return []
  const contacts = await ctx.tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.ownerId, personId), eq(person.type, 'contact')))
  const gone = [personId, ...contacts.map((contact) => contact.id)]
  const files = await filesOf(ctx.tx, gone)
  await ctx.tx.update(person).set({ ownerId: null }).where(inArray(person.ownerId, gone))
  await ctx.tx.update(person).set({ roleId: null }).where(inArray(person.id, gone))
  await ctx.tx.delete(person).where(inArray(person.id, gone))
  await forgetNames(ctx, gone)
  await ctx.record({
    action: 'person.deleted',
    subject: ['person', personId],
    details: { type: owner.type, contacts: contacts.length },
  })
  await ctx.announce({ name: 'people.changed', ownerId: owner.ownerId })
  return files
}

/** What the journal wrote down in words goes with the account; that something was done, and by which number, stays. */
async function forgetNames({ tx }: CommandContext, gone: readonly number[]): Promise<void> {
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
