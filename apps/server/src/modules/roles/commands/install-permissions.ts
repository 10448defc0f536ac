import {
  type PermissionGroupKey,
  type PermissionSectionKey,
  permissionCatalogue,
  typesOfKind,
} from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import {
  permission,
  permissionGroup,
  permissionSection,
  role,
  rolePermission,
} from '../../../access/person.tables.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { shippedRoles } from '../shipped-roles.ts'

/**
 * Puts the shipped catalogue and roles into a database that lacks them, at every start. What is there stays: a role an
 * administrator changed keeps the change, and only a permission that is new with this version is added to it.
 */
export async function installPermissions(ctx: CommandContext): Promise<void> {
  const { tx } = ctx
  // Several processes may start at once on a new database; the second finds everything there.
  await oneAtATime(tx, 'install-permissions')
  const known = new Set((await tx.select({ key: permission.key }).from(permission)).map((row) => row.key))
  const added = new Set<string>()
  let position = 0
  for (const [sectionKey, groups] of Object.entries(permissionCatalogue)) {
    const sectionId = await sectionOf(ctx, sectionKey as PermissionSectionKey, position++)
    for (const [groupKey, kind] of Object.entries(groups)) {
      const groupId = await groupOf(ctx, sectionId, groupKey as PermissionGroupKey, kind, position++)
      for (const type of typesOfKind[kind]) {
        const key = `${groupKey}:${type}`
        if (known.has(key)) continue
        await tx
          .insert(permission)
          .values({ id: newDigitsId(), groupId, key, name: type === 'grant' ? 'Grant' : key, type })
        added.add(key)
      }
    }
  }
  for (const shipped of shippedRoles) {
    const [existing] = await tx.select().from(role).where(eq(role.key, shipped.key))
    const id = existing?.id ?? newDigitsId()
    if (!existing)
      await tx.insert(role).values({
        id,
        key: shipped.key,
        name: shipped.name,
        isSuperAdmin: shipped.isSuperAdmin,
        createdAt: ctx.now,
      })
    const fresh = shipped.permissions.filter((key) => !existing || added.has(key))
    if (fresh.length === 0) continue
    await tx
      .insert(rolePermission)
      .values(fresh.map((key) => ({ roleId: id, permission: key })))
      .onConflictDoNothing()
    if (existing)
      await tx
        .update(role)
        .set({ version: existing.version + 1 })
        .where(eq(role.id, id))
  }
}

async function sectionOf(
  { tx }: CommandContext,
  key: PermissionSectionKey,
  position: number,
): Promise<number> {
  const [found] = await tx
    .select({ id: permissionSection.id })
    .from(permissionSection)
    .where(eq(permissionSection.key, key))
  if (found) return found.id
  const id = newDigitsId()
  await tx.insert(permissionSection).values({ id, key, name: key, position })
  return id
}

async function groupOf(
  { tx }: CommandContext,
  sectionId: number,
  key: PermissionGroupKey,
  kind: string,
  position: number,
): Promise<number> {
  const [found] = await tx
    .select({ id: permissionGroup.id })
    .from(permissionGroup)
    .where(eq(permissionGroup.key, key))
  if (found) return found.id
  const id = newDigitsId()
  await tx.insert(permissionGroup).values({ id, sectionId, key, name: key, kind, position })
  return id
}
