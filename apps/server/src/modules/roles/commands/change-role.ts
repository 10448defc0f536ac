import { and, eq } from 'drizzle-orm'
import { type CommandContext, reading } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { role } from '../../../access/person.tables.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { presentRole, type RoleView } from '../roles.present.ts'
import {
  isShared,
  lockRole,
  nameIsTaken,
  peopleWith,
  permissionsOf,
  writePermissions,
} from '../roles.store.ts'
import type { RoleInput } from './create-role.ts'
import { requireGrantable } from './require-grantable.ts'
import { trimAccountRoles } from './trim-account-roles.ts'

/** Saves a role whole; refuses when somebody saved meanwhile. Sessions have the change with their next call. */
export async function changeRole(
  ctx: CommandContext,
  input: Omit<RoleInput, 'isSuperAdmin'> & {
    readonly roleId: number
    readonly version: number
    readonly isSuperAdmin: boolean
  },
): Promise<RoleView> {
  const { tx } = ctx
  const { accountId, roleId, name, isSuperAdmin } = input
  const found = await lockRole(
    tx,
    and(eq(role.id, roleId), accountId === null ? isShared : eq(role.ownerId, accountId)),
  )
  if (!found) throw notFound()
  if (found.version !== input.version) throw new AppError('conflict')
  const before = (await permissionsOf(tx, [roleId])).get(roleId) ?? new Set<string>()
  const after = new Set(input.permissions)
  await requireGrantable(
    ctx,
    accountId,
    { key: found.key, isSuperAdmin: found.isSuperAdmin, permissions: before },
    { isSuperAdmin, permissions: after },
  )
  if (await nameIsTaken(tx, name, accountId, roleId)) throw invalid({ name: { key: 'taken' } })

  // Whoever has the role would become a super admin unasked and unseen; given person by person, each is on record.
  if (isSuperAdmin && !found.isSuperAdmin && (await peopleWith(tx, [roleId], null)).size > 0)
    throw invalid({ isSuperAdmin: { key: 'roleHeld' } })

  const added = [...after].filter((key) => !before.has(key)).sort()
  const removed = [...before].filter((key) => !after.has(key)).sort()
  const moved = movedFields(found, { name, isSuperAdmin })
  if (moved.length + added.length + removed.length === 0) return presentRole(reading(ctx), found, accountId)
  const [row] = await tx
    .update(role)
    .set({ name, isSuperAdmin, version: found.version + 1 })
    .where(eq(role.id, roleId))
    .returning()
  if (!row) throw notFound()
  await writePermissions(tx, roleId, before, after)
  if (accountId === null) await trimAccountRoles(tx, { roleId })

  await ctx.record({
    action: 'role.changed',
    accountId,
    subject: ['role', roleId],
    details: {
      name,
      ...(moved.includes('isSuperAdmin') ? { isSuperAdmin } : {}),
      ...(added.length > 0 ? { added } : {}),
      ...(removed.length > 0 ? { removed } : {}),
    },
  })
  await ctx.announce({ name: 'roles.changed', ...(accountId ? { accountId } : {}) })
  return presentRole(reading(ctx), row, accountId)
}
