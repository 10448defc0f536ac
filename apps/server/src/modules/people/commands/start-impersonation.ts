import type { CommandContext } from '../../../access/context.ts'
import { createSession, type LiveSession } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

export interface StartImpersonation extends OnePerson {
  readonly session: LiveSession | undefined
  readonly address: string
  readonly userAgent: string
}

/**
 * Opens a session as somebody else, hung below the caller's own: when that ends, this ends. It is short, whatever the
 * caller's own is, and what is done in it is journalled with both people.
 */
export async function startImpersonation(ctx: CommandContext, input: StartImpersonation) {
  const { actor } = ctx
  const row = await requireFor(ctx, input, 'impersonate')
  if (actor.kind !== 'person' || !input.session) throw new AppError('forbidden')
  const opened = await createSession(ctx.tx, ctx.now, {
    personId: row.id,
    remember: false,
    strong: input.session.strong,
    address: input.address,
    userAgent: input.userAgent,
    impersonatorId: actor.personId,
    parentHash: input.session.idHash,
  })
  await ctx.record({ action: 'impersonation.started', accountId: row.id, subject: ['person', row.id] })
  return opened
}
