import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permission, permissionGroup } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isShipped } from '../permissions.present.ts'
import { lockGroup, lockPermissions, rolesHolding, updateSuperAdmin } from '../permissions.store.ts'

/** Removes a group of the platform's own with its permissions, if no role uses one of them. */
export async function removeGroup(ctx: CommandContext, { id }: { readonly id: number }): Promise<void> {
  const { tx } = ctx
  const found = await lockGroup(tx, id)
  if (!found) throw notFound()
  if (isShipped.group(found.key)) throw new AppError('forbidden')
  const keys = (await lockPermissions(tx, eq(permission.groupId, id), 'update')).map((item) => item.key)
  if ((await rolesHolding(tx, keys)).size > 0) throw new AppError('inUse')

  await updateSuperAdmin(tx, { removed: keys })
  await tx.delete(permission).where(eq(permission.groupId, id))
  await tx.delete(permissionGroup).where(eq(permissionGroup.id, id))
  await ctx.record({
    action: 'permissionGroup.removed',
    subject: ['permissionGroup', id],
    details: { key: found.key },
  })
  await ctx.announce({ name: 'roles.changed' })
}
