import { sql } from 'drizzle-orm'
import { person, role, rolePermission } from '../../../access/person.tables.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'

/**
 * A customer's own roles never hold more than the customer does: when the customer's role shrinks, or it gets another one,
 * theirs lose the same. In one statement, for one customer or for all who have a role.
 */
export async function trimAccountRoles(
  tx: Transaction,
  whose: { readonly roleId: number } | { readonly accountId: number },
): Promise<void> {
  const owners = 'roleId' in whose ? sql`owner.role_id = ${whose.roleId}` : sql`owner.id = ${whose.accountId}`
  await tx.execute(sql`
    with trimmed as (
      delete from ${rolePermission} held using ${role} own, ${person} owner
      where held.role_id = own.id and own.owner_id = owner.id and ${owners}
        and not exists (
          select 1 from ${rolePermission} theirs
          where theirs.role_id = owner.role_id and theirs.permission = held.permission
        )
      returning held.role_id
    )
    update ${role} set version = version + 1 where id in (select role_id from trimmed)`)
}
