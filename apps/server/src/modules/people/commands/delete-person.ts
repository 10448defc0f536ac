import type { CommandContext } from '../../../access/context.ts'
import { planDeletion } from '../../identity/index.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** An account goes after its delay; every session in it ends, and its owner is told at once. */
export async function deletePerson(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'delete')
  await planDeletion(ctx, { personId: row.id })
  await ctx.announce({ name: 'session.ended', personId: row.id })
}
