import { type CommandContext, reading } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { AppError } from '../../../platform/errors.ts'
import { checkPhone } from '../../identity/index.ts'
import { pickContactRole } from '../../roles/index.ts'
import { recordPerson } from '../changed-person.ts'
import { contactAbilities } from '../contacts.policy.ts'
import { type ContactView, presentContacts } from '../contacts.present.ts'
import { lockContact } from '../contacts.store.ts'
import { type PersonRow, updatePerson } from '../people.store.ts'
import type { InviteContact } from './invite-contact.ts'

/** Changes what a contact is called and may do; a new role is in force with their next call. */
export async function editContact(
  ctx: CommandContext,
  input: Omit<InviteContact, 'email'> & { readonly contactId: number; readonly version?: number | undefined },
): Promise<ContactView> {
  const row = await lockContact(ctx.tx, input.accountId, input.contactId)
  if (!contactAbilities(ctx.actor, row).includes('edit')) throw new AppError('forbidden')
  const role = await pickContactRole(ctx, { ...input, presentRoleId: row.roleId })
  const phone = input.phone === row.phone ? row.phone : checkPhone(input.phone, row.country)
  const { firstName, lastName } = input
  const wanted = { firstName, lastName, phone, roleId: role.id }
  const fields = movedFields(row, wanted)
  if (fields.length === 0) return shown(ctx, row)
  if (input.version !== undefined && input.version !== row.version) throw new AppError('conflict')
  const saved = await updatePerson(ctx.tx, row.id, wanted)
  if (role.id !== row.roleId) await ctx.announce({ name: 'roles.changed', personId: row.id })
  await recordPerson(ctx, saved, 'contact.edited', {
    fields,
    ...(role.id === row.roleId ? {} : { role: role.name }),
  })
  return shown(ctx, saved)
}

async function shown(ctx: CommandContext, row: PersonRow): Promise<ContactView> {
  const [view] = await presentContacts(reading(ctx), [row])
  if (!view) throw new Error('The contact did not come back')
  return view
}
