import { permissionTypes } from '@postelier/contract'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  permission,
  permissionGroup,
  permissionSection,
  role,
  rolePermission,
} from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'

type Reader = Pick<Database, 'select' | '$count'>

export interface GroupRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly kind: 'crud' | 'authorization'
  readonly permissions: readonly { id: number; key: string; name: string; type: string }[]
}
export interface SectionRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly groups: readonly GroupRow[]
}

const typeOrder: readonly string[] = permissionTypes

/** Sections with all that is in them, in three statements however many there are. */
export async function sectionsWith(
  db: Reader,
  where?: SQL,
  page?: { offset: number; limit: number },
): Promise<SectionRow[]> {
  const sections = await db
    .select()
    .from(permissionSection)
    .where(where)
    .orderBy(asc(permissionSection.position), permissionSection.id)
    .limit(page?.limit ?? 1000)
    .offset(page?.offset ?? 0)
  if (sections.length === 0) return []
  const groups = await db
    .select()
    .from(permissionGroup)
    .where(
      inArray(
        permissionGroup.sectionId,
        sections.map((section) => section.id),
      ),
    )
    .orderBy(asc(permissionGroup.position), permissionGroup.id)
  const permissions =
    groups.length === 0
      ? []
      : await db
          .select()
          .from(permission)
          .where(
            inArray(
              permission.groupId,
              groups.map((group) => group.id),
            ),
          )
  const sorted = permissions.sort((a, b) => typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type))
  return sections.map((section) => ({
    ...section,
    groups: groups
      .filter((group) => group.sectionId === section.id)
      .map((group) => ({
        ...group,
        kind: group.kind === 'crud' ? ('crud' as const) : ('authorization' as const),
        permissions: sorted.filter((item) => item.groupId === group.id),
      })),
  }))
}

export const sectionWith = (db: Reader, id: number) => sectionsWith(db, eq(permissionSection.id, id))
export const countSections = (db: Reader) => db.$count(permissionSection)

/** How many roles hold each permission, the super admin's not counted: it holds every one by itself. */
export async function rolesHolding(db: Reader, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ permission: rolePermission.permission, roles: sql<number>`count(*)::int` })
    .from(rolePermission)
    .innerJoin(role, eq(role.id, rolePermission.roleId))
    .where(
      and(inArray(rolePermission.permission, [...keys]), ne(sql`coalesce(${role.key}, '')`, 'superAdmin')),
    )
    .groupBy(rolePermission.permission)
  return new Map(rows.map((row) => [row.permission, row.roles]))
}

export async function lockSection(tx: Transaction, id: number) {
  const [found] = await tx.select().from(permissionSection).where(eq(permissionSection.id, id)).for('update')
  return found
}

export async function lockGroup(tx: Transaction, id: number) {
  const [found] = await tx.select().from(permissionGroup).where(eq(permissionGroup.id, id)).for('update')
  return found
}

/** Held until the transaction ends, so that a permission cannot vanish while it is put into a role, nor the reverse. */
export async function lockPermissions(tx: Transaction, where: SQL, strength: 'share' | 'update') {
  return tx.select().from(permission).where(where).orderBy(permission.key).for(strength)
}

/** The super admin holds everything; its version rises, so that open sessions learn of it. */
export async function updateSuperAdmin(tx: Transaction, change: { added?: string[]; removed?: string[] }) {
  const [whole] = await tx
    .update(role)
    .set({ version: sql`${role.version} + 1` })
    .where(eq(role.key, 'superAdmin'))
    .returning({ id: role.id })
  if (!whole) return
  if (change.added?.length)
    await tx
      .insert(rolePermission)
      .values(change.added.map((key) => ({ roleId: whole.id, permission: key })))
      .onConflictDoNothing()
  if (change.removed?.length)
    await tx.delete(rolePermission).where(inArray(rolePermission.permission, change.removed))
}
