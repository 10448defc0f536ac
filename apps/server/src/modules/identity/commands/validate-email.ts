import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { consumeLink } from '../mailed-links.store.ts'
import type { PersonRow } from '../people.store.ts'
import { giveWelcomeCredits } from './give-welcome-credits.ts'
import { notifyOfAgency } from './notify-of-agency.ts'

export interface ValidateEmailInput {
  readonly token: string
  /** What begins with a customer, of modules that stand above this one. */
  readonly onCustomer?: ((ctx: CommandContext, input: { accountId: number }) => Promise<void>) | undefined
}

/**
 * The button of the validation mail. A customer may now sign in and gets the welcome credits; an agency still waits. Answers
 * whose account was opened by it.
 */
export async function validateEmail(
  ctx: CommandContext,
  { token, onCustomer }: ValidateEmailInput,
): Promise<{ awaitingAcceptance: boolean; opened: PersonRow | null }> {
  const { person: owner } = await consumeLink(ctx.tx, ctx.now, 'validateEmail', token)
  // Who was invited comes in by choosing a password and agreeing to the terms, and by nothing less.
  if (owner.passwordHash === null) throw new AppError('linkInvalid')
  const state =
    owner.state !== 'pending' ? owner.state : owner.type === 'agencyManager' ? 'awaitingAcceptance' : 'active'
  await ctx.tx.update(person).set({ state, emailValidatedAt: ctx.now }).where(eq(person.id, owner.id))

  if (owner.state === 'pending') await giveWelcomeCredits(ctx, owner)
  if (owner.state === 'pending' && state === 'awaitingAcceptance') await notifyOfAgency(ctx, owner)
  if (owner.state === 'pending' && owner.type === 'customer') await onCustomer?.(ctx, { accountId: owner.id })
  await ctx.record({ action: 'email.validated', accountId: owner.id, subject: ['person', owner.id] })
  await ctx.announce({ name: 'people.changed', ownerId: owner.ownerId })
  const isOpened = owner.state === 'pending' && state === 'active'
  return { awaitingAcceptance: state === 'awaitingAcceptance', opened: isOpened ? owner : null }
}
