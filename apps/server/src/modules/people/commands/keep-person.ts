import type { PersonView } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { voidLinks } from '../../identity/index.ts'
import { changedPerson } from '../changed-person.ts'
import { updatePerson } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** An account that was to be deleted stays, as it was before. */
export async function keepPerson(ctx: CommandContext, one: OnePerson): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'keep')
  const state = row.state === 'leaving' ? 'active' : row.state
  const saved = await updatePerson(ctx.tx, row.id, { state, deletionDueAt: null })
  await voidLinks(ctx.tx, ctx.now, row.id, 'cancelDeletion')
  return changedPerson(ctx, saved, 'person.kept')
}
