import type { PersonView } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { cancelDeletion, findPerson } from '../../identity/index.ts'
import { changedPerson } from '../changed-person.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** An account that was to be deleted stays, as it was before. */
export async function keepPerson(ctx: CommandContext, one: OnePerson): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'keep')
  await cancelDeletion(ctx, { personId: row.id })
  return changedPerson(ctx, (await findPerson(ctx.tx, row.id)) ?? row, 'person.kept')
}
