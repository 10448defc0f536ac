import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { findByEmail } from '../../identity/index.ts'
import { recordPerson } from '../changed-person.ts'
import { contactAbilities } from '../contacts.policy.ts'
import { lockContact } from '../contacts.store.ts'
import type { PersonRow } from '../people.store.ts'
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

async function freeStandIn({ tx }: CommandContext, row: PersonRow): Promise<PersonRow> {
  if (row.wantedEmail === null || (await findByEmail(tx, row.wantedEmail))) return row
  const [freed] = await tx
    .update(person)
    .set({ email: row.wantedEmail, wantedEmail: null })
    .where(eq(person.id, row.id))
    .returning()
  return freed ?? row
}
