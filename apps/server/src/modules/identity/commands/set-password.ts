import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { dropChallengesOf } from '../challenges.store.ts'
import { consumeLink, voidLinks } from '../mailed-links.store.ts'
import { lockPerson, type PersonRow } from '../people.store.ts'
import { giveWelcomeCredits } from './give-welcome-credits.ts'

/** A reset ends every session; an account that still waits for its validation goes on waiting. */
export async function resetPassword(
  ctx: CommandContext,
  input: { token: string; passwordHash: string },
): Promise<void> {
  const { person: owner } = await consumeLink(ctx.tx, ctx.now, 'resetPassword', input.token)
  await store(ctx, owner, { passwordHash: input.passwordHash })
}

export async function initializePassword(
  ctx: CommandContext,
  input: { token: string; passwordHash: string },
): Promise<void> {
  const { person: owner } = await consumeLink(ctx.tx, ctx.now, 'initializePassword', input.token)
  await store(ctx, owner, {
    passwordHash: input.passwordHash,
    state: owner.state === 'pending' ? 'active' : owner.state,
    emailValidatedAt: owner.emailValidatedAt ?? ctx.now,
    termsAcceptedAt: ctx.now,
  })
  if (owner.state === 'pending') await giveWelcomeCredits(ctx, owner)
}

export async function acceptInvitation(
  ctx: CommandContext,
  input: { publicId: string; firstName: string; lastName: string; passwordHash: string },
): Promise<void> {
  const { person: owner } = await consumeLink(ctx.tx, ctx.now, 'invitation', input.publicId)
  await store(ctx, owner, {
    passwordHash: input.passwordHash,
    firstName: input.firstName,
    lastName: input.lastName,
    state: owner.state === 'pending' ? 'active' : owner.state,
    emailValidatedAt: ctx.now,
    termsAcceptedAt: ctx.now,
  })
  await ctx.announce({ name: 'contacts.changed', ...(owner.ownerId ? { accountId: owner.ownerId } : {}) })
}

/** Changed while signed in: every other session ends, this one stays. */
export async function changePassword(
  ctx: CommandContext,
  input: { personId: number; passwordHash: string; keepSession: string },
): Promise<void> {
  const owner = await lockPerson(ctx.tx, input.personId)
  if (owner) await store(ctx, owner, { passwordHash: input.passwordHash }, input.keepSession)
}

async function store(
  ctx: CommandContext,
  owner: PersonRow,
  change: Partial<PersonRow>,
  keepSession?: string,
): Promise<void> {
  await ctx.tx.update(person).set(change).where(eq(person.id, owner.id))
  // A change of address that a thief asked for dies with the old password, and so does a half-finished sign-in.
  for (const kind of ['resetPassword', 'initializePassword', 'changeEmail'] as const)
    await voidLinks(ctx.tx, ctx.now, owner.id, kind)
  await dropChallengesOf(ctx.tx, owner.id)
  await endSessionsOf(ctx.tx, [owner.id], keepSession)
  if (owner.passwordHash) {
    await ctx.mail({
      kind: 'passwordChanged',
      to: owner.email,
      language: owner.applicationLang === 'en' ? 'en' : 'fr',
      link: `${ctx.platform.config.publicUrl}/auth/forgot-password`,
    })
  }
  await ctx.record({ action: 'password.changed', accountId: owner.id, subject: ['person', owner.id] })
  await ctx.announce({ name: 'session.ended', personId: owner.id })
}
