import type { CommandContext } from '../../../access/context.ts'
import { takeMailShare } from '../../../access/mail-share.ts'
import { accountCardOf } from '../../brand/index.ts'
import { createLink } from '../mailed-links.store.ts'
import { findByEmail, findPerson, lockPerson, type PersonRow } from '../people.store.ts'

const languageOf = (person: PersonRow) => (person.applicationLang === 'en' ? 'en' : 'fr')

interface LinkMail {
  readonly kind: 'validateEmail' | 'resetPassword' | 'initializePassword' | 'invitation'
  /** The mail where it is not called like its link. */
  readonly mail?: 'invitedAlready'
  readonly words?: Record<string, string>
}

/**
 * Makes a link and mails it. An address that has had its share gets nothing, and keeps the link it had: else whoever
 * floods it would void the very link its owner is about to use.
 */
async function mailLink(ctx: CommandContext, person: PersonRow, wanted: LinkMail): Promise<boolean> {
  // The person is locked before the share, here as in every command that begins with somebody.
  await lockPerson(ctx.tx, person.id)
  if (!(await takeMailShare(ctx, person.email))) return false
  const { publicUrl } = ctx.platform.config
  const { link } = await createLink(ctx.tx, ctx.now, publicUrl, wanted.kind, person.id, payloadOf(wanted))
  await ctx.mail({
    kind: wanted.mail ?? wanted.kind,
    to: person.email,
    language: languageOf(person),
    link,
    ...(wanted.words ? { words: wanted.words } : {}),
  })
  return true
}

/** Who invites or made the account is shown as they were then; all else is what it is called by now. */
const payloadOf = ({ kind, words }: LinkMail) => (kind === 'invitation' || words?.inviter ? words : undefined)

/** Sends the validation again to who still needs it; answers alike for everybody. */
export async function resendValidation(ctx: CommandContext, { email }: { email: string }): Promise<void> {
  const person = await findByEmail(ctx.tx, email)
  if (person && isAwaited(person)) return mailWayIn(ctx, person)
  if (person?.state !== 'pending' || person.emailValidatedAt) return
  await mailValidation(ctx, person)
}

export async function mailValidation(ctx: CommandContext, person: PersonRow): Promise<void> {
  await mailLink(ctx, person, { kind: 'validateEmail', words: { firstName: person.firstName } })
}

/** Whoever asks, the owner of the address gets a mail: with a link, or with the news that there is no account. */
export async function requestPasswordReset(
  ctx: CommandContext,
  { email, language }: { email: string; language: 'fr' | 'en' },
): Promise<void> {
  const person = await findByEmail(ctx.tx, email)
  if (person && isAwaited(person)) return mailWayIn(ctx, person)
  if (person) return mailPasswordReset(ctx, person)
  if (!(await takeMailShare(ctx, email))) return
  const link = `${ctx.platform.config.publicUrl}/auth/register`
  await ctx.mail({ kind: 'noAccount', to: email, language, link })
}

export async function mailPasswordReset(ctx: CommandContext, person: PersonRow): Promise<void> {
  if (!(await mailLink(ctx, person, { kind: 'resetPassword' }))) return
  await ctx.record({
    action: 'password.resetRequested',
    accountId: person.id,
    subject: ['person', person.id],
  })
}

/**
 * For accounts somebody else made: the person chooses a password and is in. Who made it is named, since they may look
 * after it too: whoever expects nothing of them stays out.
 */
export async function mailInitialPassword(ctx: CommandContext, person: PersonRow): Promise<void> {
  const language = languageOf(person)
  const inviter =
    person.ownerId === null
      ? ctx.platform.translator.say(language, 'mails:signature')
      : (await inviterOf(ctx, person.ownerId, language)).societyName
  await mailLink(ctx, person, {
    kind: 'initializePassword',
    words: { firstName: person.firstName, inviter },
  })
}

/** A customer's contact is invited by name. */
export async function mailInvitation(
  ctx: CommandContext,
  person: PersonRow,
  inviter: string,
  societyName: string,
): Promise<boolean> {
  return mailLink(ctx, person, { kind: 'invitation', words: { inviter, societyName } })
}

/** Somebody else made the account or invited them, and they have not come in yet. */
export const isAwaited = (person: PersonRow) =>
  person.state === 'pending' && person.passwordHash === null && person.deletionDueAt === null

/** Whatever somebody who is awaited asks for from outside, what they need is the way in they were sent before. */
export async function mailWayIn(ctx: CommandContext, person: PersonRow): Promise<void> {
  if (person.type !== 'contact' || person.ownerId === null) return mailInitialPassword(ctx, person)
  const words = await inviterOf(ctx, person.ownerId, languageOf(person))
  await mailLink(ctx, person, { kind: 'invitation', mail: 'invitedAlready', words })
}

async function inviterOf(ctx: CommandContext, ownerId: number, language: 'fr' | 'en') {
  const owner = await findPerson(ctx.tx, ownerId)
  const inviter = owner ? `${owner.firstName} ${owner.lastName}` : ''
  const card = await accountCardOf(ctx.tx, ownerId, language)
  return { inviter, societyName: card?.societyName || inviter }
}
