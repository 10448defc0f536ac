import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { stopAllBoosts } from '../../boosting/index.ts'
import { removeFiles } from '../../media/index.ts'
import { eraseAccount } from '../commands/erase-account.ts'

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
  async handle(platform, _data, { id, signal }) {
    const due = await platform.db
      .select({ id: person.id })
      .from(person)
      .where(lte(person.deletionDueAt, platform.clock.now()))
      .limit(200)
    for (const { id: personId } of due) {
      // What costs money over there is stopped while there is still something to stop it with.
      if (!(await stopAllBoosts(platform, personId, signal))) continue
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
  return eraseAccount(ctx, owner)
}
