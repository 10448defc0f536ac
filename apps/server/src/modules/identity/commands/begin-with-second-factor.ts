import type { CommandContext } from '../../../access/context.ts'
import { endWeakSessionsOf, strengthenSession } from '../../../access/sessions.ts'
import { lockPerson } from '../people.store.ts'

/**
 * From the moment somebody has a second factor, signing in takes two: the session it was set up in counts as such, and
 * those begun with the password alone end, since one of them may be why it was set up.
 */
export async function beginWithSecondFactor(
  ctx: CommandContext,
  personId: number,
  present: string | undefined,
): Promise<void> {
  await lockPerson(ctx.tx, personId)
  if (present) await strengthenSession(ctx.tx, present)
  await endWeakSessionsOf(ctx.tx, personId)
  await ctx.announce({ name: 'session.ended', personId })
}
