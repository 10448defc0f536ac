import type { CommandContext } from '../../../access/context.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { days, later } from '../../../platform/clock.ts'
import { mailDeletionPlanned } from '../../identity/index.ts'
import { recordPerson } from '../changed-person.ts'
import { updatePerson } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

const delayMs = days(30)

/**
 * An account goes after thirty days, and its owner hears of it at once. Only somebody active becomes `leaving`, which may
 * still sign in to stay; who was suspended, unvalidated or not yet accepted keeps that state, so that neither deleting
 * nor keeping opens a door that was shut.
 */
export async function deletePerson(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'delete')
  const deletionDueAt = later(ctx.now, delayMs)
  const state = row.state === 'active' ? 'leaving' : row.state
  const saved = await updatePerson(ctx.tx, row.id, { state, deletionDueAt })
  await endSessionsOf(ctx.tx, [row.id])
  if (row.wantedEmail === null) await mailDeletionPlanned(ctx, saved, deletionDueAt)
  await ctx.announce({ name: 'session.ended', personId: row.id })
  await recordPerson(ctx, saved, 'person.deletionPlanned', { dueAt: deletionDueAt.toISOString() })
}
