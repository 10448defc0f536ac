import type { roleRef, UserType } from '@postelier/contract'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { QueryContext } from '../../../access/context.ts'
import { role } from '../../../access/person.tables.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { grantableBy, mayGiveRole, roleSuits } from '../grant.policy.ts'
import { catalogueOf, forContactsOf, isShared, permissionsOf, type RoleRow } from '../roles.store.ts'
import { shippedNameOf } from '../shipped-name.ts'

type Reader = Pick<QueryContext['db'], 'select'>
export type RoleRef = z.infer<typeof roleRef>

/** A role as people bear it. */
export const roleRefOf = (row: Pick<RoleRow, 'id' | 'key' | 'name' | 'isSuperAdmin'>): RoleRef => ({
  id: row.id,
  key: shippedNameOf(row),
  name: row.name,
  isSuperAdmin: row.isSuperAdmin,
})

const rolesOfIds = prepared((db: Reader) =>
  db
    .select({ id: role.id, key: role.key, name: role.name, isSuperAdmin: role.isSuperAdmin })
    .from(role)
    .where(among(role.id, 'ids'))
    .prepare('roles'),
)

/** Roles as people bear them, by id. */
export async function roleRefsOf(db: Reader, ids: readonly number[]): Promise<Map<number, RoleRef>> {
  if (ids.length === 0) return new Map()
  const rows = await rolesOfIds(db).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, roleRefOf(row)]))
}

/** What `pickRole` would accept for somebody, so that nothing is offered that is refused afterwards. */
export async function rolesToGive(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  whom: { readonly type: UserType; readonly ownerId: number | null; readonly presentRoleId: number | null },
): Promise<RoleRef[]> {
  const contactOf = whom.type === 'contact' && whom.ownerId !== null
  const rows = await db
    .select()
    .from(role)
    .where(contactOf ? forContactsOf(whom.ownerId) : isShared)
    .orderBy(role.id)
  const present = await db
    .select()
    .from(role)
    .where(inArray(role.id, whom.presentRoleId === null ? [] : [whom.presentRoleId]))
  const [held, catalogue] = await Promise.all([
    permissionsOf(
      db,
      [...rows, ...present].map((row) => row.id),
    ),
    catalogueOf(db),
  ])
  const grantable = grantableBy(actor, catalogue)
  const mayGive = (row: RoleRow) =>
    mayGiveRole(actor, { ...row, permissions: held.get(row.id) ?? new Set() }, grantable)
  if (!present.every(mayGive)) return []
  return rows
    .filter((row) => (row.ownerId !== null || roleSuits(row, whom.type)) && mayGive(row))
    .map(roleRefOf)
}
