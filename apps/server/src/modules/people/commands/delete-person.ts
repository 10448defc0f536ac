import type { CommandContext } from '../../../access/context.ts'
import { planDeletion } from '../../identity/index.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** An account goes after its delay, exactly as when its owner asks for it. */
export async function deletePerson(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'delete')
  await planDeletion(ctx, { personId: row.id })
}
