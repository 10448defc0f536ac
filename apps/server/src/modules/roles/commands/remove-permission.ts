import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permission } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isShipped } from '../permissions.present.ts'
import { lockPermissions, rolesHolding, updateSuperAdmin } from '../permissions.store.ts'

/** Removes a permission of the platform's own that no role uses. */
export async function removePermission(ctx: CommandContext, { id }: { readonly id: number }): Promise<void> {
  const [found] = await lockPermissions(ctx.tx, eq(permission.id, id), 'update')
  if (!found) throw notFound()
  if (isShipped.permission(found.key)) throw new AppError('forbidden')
  if ((await rolesHolding(ctx.tx, [found.key])).size > 0) throw new AppError('inUse')

  await updateSuperAdmin(ctx.tx, { removed: [found.key] })
  await ctx.tx.delete(permission).where(eq(permission.id, id))
  await ctx.record({ action: 'permission.removed', subject: ['permission', id], details: { key: found.key } })
  await ctx.announce({ name: 'roles.changed' })
}
