import { eq } from 'drizzle-orm'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { checkPhone } from '../../identity/index.ts'
import { createNotificationSetting } from '../../notifications/index.ts'
import { pickContactRole } from '../../roles/index.ts'
import { recordPerson } from '../changed-person.ts'
import { type ContactView, presentContacts } from '../contacts.present.ts'
import { accountKnows } from '../contacts.store.ts'
import { insertOrStandIn } from '../stand-ins.store.ts'
import { sendContactInvitation } from './send-contact-invitation.ts'

export interface InviteContact {
  readonly accountId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly roleId: number
}

/** Adds a contact to an account and invites them; the answer is the same whether or not the address has an account. */
export async function inviteContact(ctx: CommandContext, input: InviteContact): Promise<ContactView> {
  const { tx } = ctx
  const { accountId, email } = input
  const [account] = await tx.select().from(person).where(eq(person.id, accountId)).for('key share')
  if (account?.type !== 'customer') throw new AppError('forbidden')
  const role = await pickContactRole(ctx, { accountId, roleId: input.roleId, presentRoleId: null })
  const phone = checkPhone(input.phone, account.country)
  if (await accountKnows(tx, accountId, email)) throw invalid({ email: { key: 'taken' } })

  const id = newDigitsId()
  const row = {
    id,
    type: 'contact',
    ownerId: accountId,
    state: 'pending',
    email,
    firstName: input.firstName,
    lastName: input.lastName,
    phone,
    applicationLang: account.applicationLang,
    languages: account.languages,
    country: account.country,
    timeZone: account.timeZone,
    roleId: role.id,
    registeredAt: ctx.now,
  }
  const contact = await insertOrStandIn(ctx, row)
  await createNotificationSetting(tx, id, account.timeZone)

  await sendContactInvitation(ctx, { ...contact, ownerId: accountId })
  await recordPerson(ctx, contact, 'contact.invited', { role: role.name })
  const [view] = await presentContacts(reading(ctx), [contact])
  if (!view) throw new Error('The new contact did not come back')
  return view
}
