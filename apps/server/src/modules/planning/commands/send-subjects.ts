import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import type { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newToken } from '../../../platform/ids.ts'
import { speakerOf } from '../../brand/index.ts'
import { reachablePerson } from '../../people/index.ts'
import { subjectInvitation } from '../planning.tables.ts'
import { subjectsPage } from '../subjects/subject.store.ts'

interface SendSubjectsInput {
  readonly accountId: number
  readonly personId: number
}

/** As many as one looks at in one go, on a phone. */
const mostAsked = 30
const goodForMs = days(14)

/** Subjects that wait go to somebody by mail, whose answer is taken by the link it brings. */
export async function sendSubjects(
  ctx: CommandContext,
  { accountId, personId }: SendSubjectsInput,
): Promise<{ sentTo: string; subjects: number }> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const invitee = await reachablePerson(ctx.tx, accountId, personId)
  if (!invitee) throw notFound()
  const subjects = await mailSubjects(ctx, accountId, invitee)
  if (subjects === 0) throw new AppError('alreadyDone')
  await ctx.record({
    action: 'planning.subjectsSent',
    accountId,
    subject: ['person', invitee.id],
    details: { subjects },
  })
  return { sentTo: invitee.email, subjects }
}

type Invitee = Pick<typeof person.$inferSelect, 'id' | 'email' | 'applicationLang'>

/** The link stands for what waits now; answers with how many that are, and mails nothing where none does. */
export async function mailSubjects(
  ctx: CommandContext,
  accountId: number,
  invitee: Invitee,
): Promise<number> {
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const { items } = await subjectsPage(ctx.tx, accountId, {
    offset: 0,
    limit: mostAsked,
    statuses: ['proposed'],
  })
  if (items.length === 0) return 0
  const token = newToken()
  await ctx.tx.insert(subjectInvitation).values({
    tokenHash: hashToken(token),
    accountId,
    sentTo: invitee.id,
    createdAt: ctx.now,
    sentBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    subjectIds: items.map(({ publicId }) => publicId),
    expiresAt: later(ctx.now, goodForMs),
  })
  await ctx.mail({
    kind: 'subjectsToAnswer',
    to: invitee.email,
    language: invitee.applicationLang === 'en' ? 'en' : 'fr',
    link: `${ctx.platform.config.publicUrl}/me/subjects/validation/${token}`,
    words: { count: items.length, societyName: speaker.name },
  })
  return items.length
}
