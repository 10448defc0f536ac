import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  permission,
  permissionGroup,
  permissionSection,
  person,
  role,
  rolePermission,
} from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { type CataloguedPermission, contactRoleKeys } from './grant.policy.ts'

export type RoleRow = typeof role.$inferSelect
type Reader = Pick<Database, 'select' | '$count'>

export const isShared = isNull(role.ownerId)
/** The roles an account's contacts can have: the shipped ones and its own. */
export const forContactsOf = (accountId: number) =>
  or(and(isNull(role.ownerId), inArray(role.key, [...contactRoleKeys])), eq(role.ownerId, accountId)) as SQL

export async function rolesPage(db: Reader, where: SQL, page: { offset: number; limit: number }) {
  const [total, rows] = await Promise.all([
    db.$count(role, where),
    db
      .select()
      .from(role)
      .where(where)
      .orderBy(sql`${role.key} is null`, asc(sql`lower(${role.name})`), role.id)
      .limit(page.limit)
      .offset(page.offset),
  ])
  return { total, rows }
}

export async function findRole(db: Reader, where: SQL | undefined): Promise<RoleRow | undefined> {
  const [found] = await db.select().from(role).where(where)
  return found
}

/** Locked until the transaction ends: whoever changes or removes a role waits for the one before. */
export async function lockRole(tx: Transaction, where: SQL | undefined): Promise<RoleRow | undefined> {
  const [found] = await tx.select().from(role).where(where).for('update')
  return found
}

export async function permissionsOf(
  db: Reader,
  roleIds: readonly number[],
): Promise<Map<number, Set<string>>> {
  const found = new Map<number, Set<string>>(roleIds.map((id) => [id, new Set()]))
  if (roleIds.length === 0) return found
  const rows = await db
    .select()
    .from(rolePermission)
    .where(inArray(rolePermission.roleId, [...roleIds]))
  for (const row of rows) found.get(row.roleId)?.add(row.permission)
  return found
}

/** How many people have each role; within one account when it is named, so that a customer learns of no other. */
export async function peopleWith(
  db: Reader,
  roleIds: readonly number[],
  accountId: number | null,
): Promise<Map<number, number>> {
  if (roleIds.length === 0) return new Map()
  const rows = await db
    .select({ roleId: person.roleId, people: sql<number>`count(*)::int` })
    .from(person)
    .where(
      and(
        inArray(person.roleId, [...roleIds]),
        accountId === null ? undefined : eq(person.ownerId, accountId),
      ),
    )
    .groupBy(person.roleId)
  return new Map(rows.flatMap((row) => (row.roleId === null ? [] : [[row.roleId, row.people] as const])))
}

export async function nameIsTaken(db: Reader, name: string, accountId: number | null, except?: number) {
  const [found] = await db
    .select({ id: role.id })
    .from(role)
    .where(
      and(
        accountId === null ? isShared : eq(role.ownerId, accountId),
        eq(sql`lower(${role.name})`, sql`lower(${name})`),
        except === undefined ? undefined : sql`${role.id} <> ${except}`,
      ),
    )
  return found !== undefined
}

/** Replaces what a role holds and raises its version, by which every session reads it anew. */
export async function writePermissions(
  tx: Transaction,
  roleId: number,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<void> {
  const removed = [...before].filter((key) => !after.has(key))
  const added = [...after].filter((key) => !before.has(key))
  if (removed.length > 0)
    await tx
      .delete(rolePermission)
      .where(and(eq(rolePermission.roleId, roleId), inArray(rolePermission.permission, removed)))
  if (added.length > 0)
    await tx.insert(rolePermission).values(added.map((key) => ({ roleId, permission: key })))
}

export const catalogueOf = (db: Reader): Promise<CataloguedPermission[]> =>
  db
    .select({ key: permission.key, groupKey: permissionGroup.key, sectionKey: permissionSection.key })
    .from(permission)
    .innerJoin(permissionGroup, eq(permissionGroup.id, permission.groupId))
    .innerJoin(permissionSection, eq(permissionSection.id, permissionGroup.sectionId))

/** What an account itself has, which its roles cannot pass. */
export async function heldBy(db: Reader, accountId: number): Promise<Set<string>> {
  const rows = await db
    .select({ permission: rolePermission.permission })
    .from(person)
    .innerJoin(rolePermission, eq(rolePermission.roleId, person.roleId))
    .where(eq(person.id, accountId))
  return new Set(rows.map((row) => row.permission))
}
