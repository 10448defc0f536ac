import type { PersonView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { presentPerson } from '../people.present.ts'
import { type OnePerson, requireVisible } from '../require-person.ts'

/** Everything an administrator edits of somebody. */
export async function readPerson(ctx: QueryContext, one: OnePerson): Promise<PersonView> {
  return presentPerson(ctx, await requireVisible(ctx, one))
}
