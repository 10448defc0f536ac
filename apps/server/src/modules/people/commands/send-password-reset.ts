import type { CommandContext } from '../../../access/context.ts'
import { mailPasswordReset } from '../../identity/index.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Mails the person a link to choose a new password; nobody else ever sees it. The mail journals itself. */
export async function sendPasswordReset(ctx: CommandContext, one: OnePerson): Promise<void> {
  await mailPasswordReset(ctx, await requireFor(ctx, one, 'resetPassword'))
}
