import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { takeMailShare } from '../../../access/mail-share.ts'
import { person } from '../../../access/person.tables.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { consumeLink, createLink, voidLinks } from '../mailed-links.store.ts'
import { findByEmail, lockPerson } from '../people.store.ts'

/** Asks the new address to confirm; when somebody else has it already, its owner is told instead, and the caller is not. */
export async function requestEmailChange(
  ctx: CommandContext,
  input: { personId: number; email: string },
): Promise<void> {
  const { publicUrl } = ctx.platform.config
  const owner = await lockPerson(ctx.tx, input.personId)
  if (!owner) throw new AppError('notFound')
  const language = owner.applicationLang === 'en' ? 'en' : 'fr'
  // Both cases leave the same traces: an export of one's own journal must not tell them apart.
  await ctx.record({
    action: 'email.changeRequested',
    accountId: owner.id,
    subject: ['person', owner.id],
  })
  if (!(await takeMailShare(ctx, input.email))) return
  await voidLinks(ctx.tx, ctx.now, owner.id, 'changeEmail')
  if (await findByEmail(ctx.tx, input.email)) {
    await ctx.mail({ kind: 'emailTaken', to: input.email, language, link: `${publicUrl}/auth/login` })
    return
  }
  const { link } = await createLink(ctx.tx, ctx.now, publicUrl, 'changeEmail', owner.id, {
    newEmail: input.email,
  })
  await ctx.mail({ kind: 'changeEmail', to: input.email, language, link, words: { newEmail: input.email } })
}

/** The button of that mail. The old address is told, so that a thief cannot do it in silence. */
export async function confirmEmail(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  const { person: owner, payload } = await consumeLink(ctx.tx, ctx.now, 'changeEmail', token)
  const email = payload.newEmail
  if (!email || (await findByEmail(ctx.tx, email))) throw new AppError('linkInvalid')
  await ctx.tx.update(person).set({ email, emailValidatedAt: ctx.now }).where(eq(person.id, owner.id))
  await voidLinks(ctx.tx, ctx.now, owner.id)
  await endSessionsOf(ctx.tx, [owner.id])
  await ctx.mail({
    kind: 'emailChanged',
    to: owner.email,
    language: owner.applicationLang === 'en' ? 'en' : 'fr',
    words: { newEmail: email },
  })
  await ctx.record({ action: 'email.changed', accountId: owner.id, subject: ['person', owner.id] })
  await ctx.announce({ name: 'session.ended', personId: owner.id })
  await ctx.announce({ name: 'account.changed', personId: owner.id })
}
