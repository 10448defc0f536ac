import type { CommandContext } from '../../../access/context.ts'
import { mailValidation } from '../../identity/index.ts'
import { recordPerson } from '../changed-person.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Asks somebody again, by mail, to validate their registration. */
export async function requestValidation(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'requestValidation')
  await mailValidation(ctx, row)
  await recordPerson(ctx, row, 'person.validationRequested')
}
