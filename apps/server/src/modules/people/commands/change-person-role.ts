import type { PersonView } from '@postelier/contract'
import { type CommandContext, reading } from '../../../access/context.ts'
import { pickRole, trimAccountRoles } from '../../roles/index.ts'
import { changedPerson } from '../changed-person.ts'
import { presentPerson } from '../people.present.ts'
import { updatePerson } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Gives somebody another role; their next call has it. A customer's own roles shrink to what it still holds. */
export async function changePersonRole(
  ctx: CommandContext,
  { roleId, ...one }: OnePerson & { readonly roleId: number },
): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'changeRole')
  const role = await pickRole(ctx, {
    roleId,
    presentRoleId: row.roleId,
    type: one.userType,
    ownerId: row.ownerId,
  })
  if (role.id === row.roleId) return presentPerson(reading(ctx), row)
  const saved = await updatePerson(ctx.tx, row.id, { roleId: role.id })
  await ctx.announce({ name: 'roles.changed', personId: row.id })
  if (row.type === 'customer') {
    await trimAccountRoles(ctx.tx, { accountId: row.id })
    // The contacts of the account hold those roles.
    await ctx.announce({ name: 'roles.changed', accountId: row.id })
  }
  return changedPerson(ctx, saved, 'person.roleChanged', { from: row.roleId, to: role.id, role: role.name })
}
