import type { CommandContext } from '../../../access/context.ts'
import { takeMailShare } from '../../../access/mail-share.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { holdInvitation, invitationsOf, mailInvitation } from '../../identity/index.ts'
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
  const told =
    row.wantedEmail === null
      ? await mailInvitation(ctx, row, inviter, societyName)
      : await mailOtherAddress(ctx, row, row.wantedEmail, { inviter, societyName })
  // Nothing is said of an address that has had its share of mails: the invitation stands, as one that got lost would.
  if (!told && !(await invitationsOf(ctx.tx, [row.id], ctx.now)).has(row.id))
    await holdInvitation(ctx, row.id)
}

async function mailOtherAddress(
  ctx: CommandContext,
  row: PersonRow,
  to: string,
  words: Record<string, string>,
): Promise<boolean> {
  if (!(await takeMailShare(ctx, to))) return false
  await holdInvitation(ctx, row.id)
  await ctx.mail({ kind: 'contactElsewhere', to, language: languageOf(row), words })
  return true
}
