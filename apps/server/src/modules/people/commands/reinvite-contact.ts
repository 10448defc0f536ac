import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordPerson } from '../changed-person.ts'
import { contactAbilities } from '../contacts.policy.ts'
import { lockContact } from '../contacts.store.ts'
import { freeStandIn } from '../stand-ins.store.ts'
import { sendContactInvitation } from './send-contact-invitation.ts'

/** Sends the invitation again; the one before is void. A stand-in becomes a real contact once its address is free. */
export async function reinviteContact(
  ctx: CommandContext,
  { accountId, contactId }: { readonly accountId: number; readonly contactId: number },
): Promise<void> {
  const row = await lockContact(ctx.tx, accountId, contactId)
  if (row.state !== 'pending') throw new AppError('alreadyDone')
  if (!contactAbilities(ctx.actor, row).includes('invite')) throw new AppError('forbidden')
  const contact = await freeStandIn(ctx, row)
  await sendContactInvitation(ctx, { ...contact, ownerId: accountId })
  await recordPerson(ctx, contact, 'contact.invitedAgain')
}
