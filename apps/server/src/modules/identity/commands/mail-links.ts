import type { CommandContext } from '../../../access/context.ts'
import { createLink } from '../mailed-links.store.ts'
import { findByEmail, type PersonRow } from '../people.store.ts'

const languageOf = (person: PersonRow) => (person.applicationLang === 'en' ? 'en' : 'fr')

/** Sends the validation again to who still needs it; answers alike for everybody. */
export async function resendValidation(ctx: CommandContext, { email }: { email: string }): Promise<void> {
  const person = await findByEmail(ctx.tx, email)
  if (person?.state !== 'pending' || person.emailValidatedAt) return
  await mailValidation(ctx, person)
}

export async function mailValidation(ctx: CommandContext, person: PersonRow): Promise<void> {
  const { link } = await createLink(
    ctx.tx,
    ctx.now,
    ctx.platform.config.publicUrl,
    'validateEmail',
    person.id,
  )
  await ctx.mail({
    kind: 'validateEmail',
    to: person.email,
    language: languageOf(person),
    link,
    words: { firstName: person.firstName },
  })
}

/** Whoever asks, the owner of the address gets a mail: with a link, or with the news that there is no account. */
export async function requestPasswordReset(
  ctx: CommandContext,
  { email, language }: { email: string; language: 'fr' | 'en' },
): Promise<void> {
  const person = await findByEmail(ctx.tx, email)
  if (person) await mailPasswordReset(ctx, person)
  else
    await ctx.mail({
      kind: 'noAccount',
      to: email,
      language,
      link: `${ctx.platform.config.publicUrl}/auth/register`,
    })
}

export async function mailPasswordReset(ctx: CommandContext, person: PersonRow): Promise<void> {
  const { link } = await createLink(
    ctx.tx,
    ctx.now,
    ctx.platform.config.publicUrl,
    'resetPassword',
    person.id,
  )
  await ctx.mail({ kind: 'resetPassword', to: person.email, language: languageOf(person), link })
  await ctx.record({
    action: 'password.resetRequested',
    accountId: person.id,
    subject: ['person', person.id],
  })
}

/** For accounts somebody else made: the person chooses a password and is in. */
export async function mailInitialPassword(ctx: CommandContext, person: PersonRow): Promise<void> {
  const { link } = await createLink(
    ctx.tx,
    ctx.now,
    ctx.platform.config.publicUrl,
    'initializePassword',
    person.id,
  )
  await ctx.mail({
    kind: 'initializePassword',
    to: person.email,
    language: languageOf(person),
    link,
    words: { firstName: person.firstName },
  })
}

/** A customer's contact is invited by name. */
export async function mailInvitation(
  ctx: CommandContext,
  person: PersonRow,
  inviter: string,
  societyName: string,
): Promise<void> {
  const { link } = await createLink(ctx.tx, ctx.now, ctx.platform.config.publicUrl, 'invitation', person.id, {
    inviter,
    societyName,
  })
  await ctx.mail({
    kind: 'invitation',
    to: person.email,
    language: languageOf(person),
    link,
    words: { inviter, societyName },
  })
}
