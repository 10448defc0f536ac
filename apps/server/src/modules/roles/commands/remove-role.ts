import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { role } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isShared, lockRole, peopleWith, permissionsOf } from '../roles.store.ts'
import { requireGrantable } from './require-grantable.ts'

/** Removes a role that nobody has. Shipped roles stay: people of their type start with them. */
export async function removeRole(
  ctx: CommandContext,
  { accountId, roleId }: { readonly accountId: number | null; readonly roleId: number },
): Promise<void> {
  const { tx } = ctx
  const found = await lockRole(
    tx,
    and(eq(role.id, roleId), accountId === null ? isShared : eq(role.ownerId, accountId)),
  )
  if (!found) throw notFound()
  if (found.key !== null) throw new AppError('forbidden')
  const { isSuperAdmin } = found
  const permissions = (await permissionsOf(tx, [roleId])).get(roleId) ?? new Set<string>()
  await requireGrantable(
    ctx,
    accountId,
    { key: null, isSuperAdmin, permissions },
    { isSuperAdmin, permissions },
  )
  if ((await peopleWith(tx, [roleId], null)).size > 0) throw new AppError('inUse')

  await tx.delete(role).where(eq(role.id, roleId))
  await ctx.record({
    action: 'role.removed',
    accountId,
    subject: ['role', roleId],
    details: { name: found.name },
  })
  await ctx.announce({ name: 'roles.changed', ...(accountId ? { accountId } : {}) })
}
