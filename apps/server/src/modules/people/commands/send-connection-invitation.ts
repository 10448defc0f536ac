import type { CommandContext } from '../../../access/context.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { mailInitialPassword, mailInvitation } from '../../identity/index.ts'
import { languageOf, recordPerson } from '../changed-person.ts'
import { fullNamesOf, type PersonRow } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Sends the way in again to somebody who has not chosen a password yet; the link before is void. */
export async function invitePerson(ctx: CommandContext, one: OnePerson): Promise<void> {
  const row = await requireFor(ctx, one, 'invite')
  await sendConnectionInvitation(ctx, row)
  await recordPerson(ctx, row, 'person.invited')
}

/** A contact is invited in the name of its customer; everybody else is asked to choose a password. */
export async function sendConnectionInvitation(ctx: CommandContext, row: PersonRow): Promise<void> {
  if (row.type !== 'contact' || row.ownerId === null) return mailInitialPassword(ctx, row)
  const [societies, names] = await Promise.all([
    societyNamesOf(ctx.tx, [row.ownerId]),
    fullNamesOf(ctx.tx, [row.ownerId]),
  ])
  const inviter = names.get(row.ownerId) ?? ''
  const societyName = societies.get(row.ownerId) || inviter
  if (row.wantedEmail === null) return mailInvitation(ctx, row, inviter, societyName)
  const words = { inviter, societyName }
  return ctx.mail({ kind: 'contactElsewhere', to: row.wantedEmail, language: languageOf(row), words })
}
