import type { PermissionRef, roleView } from '@postelier/contract'
import type { z } from 'zod'
import { type Actor, holds } from '../../access/actor.ts'
import type { QueryContext } from '../../access/context.ts'
import { peopleWith, permissionsOf, type RoleRow } from './roles.store.ts'
import { shippedNameOf } from './shipped-name.ts'

export type RoleView = z.infer<typeof roleView>

/** What the caller may do with a role on screen; the commands decide again. */
function abilitiesOn(actor: Actor, row: RoleRow, accountId: number | null): string[] {
  if (actor.kind === 'person' && actor.impersonatorId !== null) return []
  if (row.isSuperAdmin && actor.kind === 'person' && !actor.isSuperAdmin) return []
  if (accountId !== null && row.ownerId !== accountId) return []
  const group = accountId === null ? 'adminRoles' : 'roles'
  const may = (type: 'edit' | 'delete') => holds(actor, `${group}:${type}` as PermissionRef)
  return [...(may('edit') ? ['edit'] : []), ...(may('delete') && row.key === null ? ['delete'] : [])]
}

/** Roles as the web shows them, with their permissions and what the actor may do with each. */
export async function presentRoles(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  rows: readonly RoleRow[],
  accountId: number | null,
): Promise<RoleView[]> {
  const ids = rows.map((row) => row.id)
  const [permissions, people] = await Promise.all([permissionsOf(db, ids), peopleWith(db, ids, accountId)])
  return rows.map((row) => ({
    id: row.id,
    key: shippedNameOf(row),
    name: row.name,
    isSuperAdmin: row.isSuperAdmin,
    shipped: row.key !== null,
    permissions: [...(permissions.get(row.id) ?? [])].sort(),
    people: people.get(row.id) ?? 0,
    version: row.version,
    abilities: abilitiesOn(actor, row, accountId),
  }))
}

export async function presentRole(
  ctx: Pick<QueryContext, 'db' | 'actor'>,
  row: RoleRow,
  accountId: number | null,
): Promise<RoleView> {
  const [view] = await presentRoles(ctx, [row], accountId)
  if (!view) throw new Error('A role without its view')
  return view
}
