import type { QueryContext } from '../../../access/context.ts'
import { type RoleRef, rolesToGive } from '../../roles/index.ts'
import { type OnePerson, requireVisible } from '../require-person.ts'

/** The roles the caller may give to somebody. */
export async function listPersonRoles(ctx: QueryContext, one: OnePerson): Promise<RoleRef[]> {
  const row = await requireVisible(ctx, one)
  return rolesToGive(ctx, { type: one.userType, ownerId: row.ownerId, presentRoleId: row.roleId })
}
