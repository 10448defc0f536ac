import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stopAllBoosts } from '../../boosting/index.ts'
import { removeFiles } from '../../media/index.ts'
import { eraseAccount, type Leave } from '../commands/erase-account.ts'

/** So long the provider of payments is asked to forget a payer before the account goes all the same. */
const patienceDays = 7

/** What is done for an account that goes by those who stand on this module. */
export interface LeavingNeeds {
  /** Ends what may still be paid and forgets the payer at the provider; false where it did not answer. */
  readonly stopPaying: (platform: Platform, accountId: number, requestId: string) => Promise<boolean>
  readonly leaving: readonly Leave[]
}

/**
 * Deletes accounts whose delay has passed, with their contacts. The book of credits and the journal stay, as bare
 * numbers; an agency's customers and a manager's agents stay and belong to nobody until somebody takes them.
 */
export const deleteDueAccountsWith = ({ stopPaying, leaving }: LeavingNeeds) =>
  defineJob({
    name: 'delete-due-accounts',
    about: 'Deletes accounts whose delay has passed.',
    retry: 'safe',
    cron: '17 * * * *',
    data: z.object({}),
    async handle(platform, _data, { id, signal }) {
      const due = await platform.db
        .select({ id: person.id, dueAt: person.deletionDueAt })
        .from(person)
        .where(lte(person.deletionDueAt, platform.clock.now()))
        .limit(200)
      for (const { id: personId, dueAt } of due) {
        // What costs money over there is stopped while there is still something to stop it with.
        if (!(await stopAllBoosts(platform, personId, signal))) continue
        const isForgotten = await stopPaying(platform, personId, id)
        // Somebody's deletion does not wait for ever for who does not answer.
        if (!isForgotten && dueAt && dueAt > later(platform.clock.now(), -days(patienceDays))) continue
        const files = await runCommand(platform, system('delete-due-accounts'), id, deleteAccount, {
          personId,
          leaving,
        })
        await removeFiles(platform, files)
      }
    },
  })

/** Rows go in one transaction; the files' bytes after it, since a file without a row is nobody's and swept up later. */
export async function deleteAccount(
  ctx: CommandContext,
  { personId, leaving }: { readonly personId: number; readonly leaving: readonly Leave[] },
): Promise<string[]> {
  const [owner] = await ctx.tx
    .select()
    .from(person)
    .where(and(eq(person.id, personId), lte(person.deletionDueAt, ctx.now)))
    .for('update')
  if (!owner) return []
  return eraseAccount(ctx, owner, leaving)
}
