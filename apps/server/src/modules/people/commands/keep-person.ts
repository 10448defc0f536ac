import type { PersonView } from '@postelier/contract'
import { type CommandContext, reading } from '../../../access/context.ts'
import { cancelDeletion } from '../../identity/index.ts'
import { readPerson } from '../queries/read-person.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** An account that was to be deleted stays, as it was before. */
export async function keepPerson(ctx: CommandContext, one: OnePerson): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'keep')
  await cancelDeletion(ctx, { personId: row.id })
  return readPerson(reading(ctx), one)
}
