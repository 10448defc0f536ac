import type { CommandContext } from '../../../access/context.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { holdInvitation, mailInvitation } from '../../identity/index.ts'
import { languageOf } from '../changed-person.ts'
import { fullNamesOf, type PersonRow } from '../people.store.ts'

/**
 * Invites a contact in somebody's name. An address opens one account, and an inviter must not learn which addresses have
 * one. So a contact whose address is taken is kept as a stand-in: a row like every other, shown with the address that was
 * typed, waiting with an invitation that runs out, which nobody holds. The owner of the address is told who meant to invite
 * them, and that another address is needed; what they tell the inviter is theirs to decide.
 */
export async function sendContactInvitation(
  ctx: CommandContext,
  row: PersonRow & { readonly ownerId: number },
): Promise<void> {
  const inviterId = ctx.actor.kind === 'person' ? ctx.actor.personId : row.ownerId
  const [names, societies] = await Promise.all([
    fullNamesOf(ctx.tx, [inviterId]),
    societyNamesOf(ctx.tx, [row.ownerId]),
  ])
  const inviter = names.get(inviterId) ?? ''
  const societyName = societies.get(row.ownerId) || inviter
  if (row.wantedEmail === null) return mailInvitation(ctx, row, inviter, societyName)
  await holdInvitation(ctx, row.id)
  const words = { inviter, societyName }
  await ctx.mail({ kind: 'contactElsewhere', to: row.wantedEmail, language: languageOf(row), words })
}
