import type { CommandContext } from '../../../access/context.ts'
import { takeMailShare } from '../../../access/mail-share.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { mailInitialPassword, mailInvitation } from '../../identity/index.ts'
import { languageOf, recordPerson } from '../changed-person.ts'
import { fullNamesOf, type PersonRow } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'
import { freeStandIn } from '../stand-ins.store.ts'

/** Sends the way in again to somebody who has not chosen a password yet; the link before is void. */
export async function invitePerson(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'invite')
  await sendConnectionInvitation(ctx, await freeStandIn(ctx, row))
  await recordPerson(ctx, row, 'person.invited')
}

/**
 * A contact is invited in the name of its customer; everybody else is asked to choose a password. Where the address is
 * somebody else's account, that person is told who meant to add them, and the inviter nothing.
 */
export async function sendConnectionInvitation(ctx: CommandContext, row: PersonRow): Promise<void> {
  const isContact = row.type === 'contact' && row.ownerId !== null
  if (!isContact && row.wantedEmail === null) return mailInitialPassword(ctx, row)
  const ownerId = row.ownerId ?? 0
  const societies = await societyNamesOf(ctx.tx, [ownerId])
  const inviter = (await fullNamesOf(ctx.tx, [ownerId])).get(ownerId) ?? ''
  const societyName = societies.get(ownerId) || inviter
  if (row.wantedEmail === null) return void (await mailInvitation(ctx, row, inviter, societyName))
  if (!(await takeMailShare(ctx, row.wantedEmail))) return
  const kind = isContact ? 'contactElsewhere' : 'accountElsewhere'
  const words = { inviter, societyName }
  return ctx.mail({ kind, to: row.wantedEmail, language: languageOf(row), words })
}
