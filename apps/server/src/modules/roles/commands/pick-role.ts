import type { UserType } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { role } from '../../../access/person.tables.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { grantableBy, mayGiveRole, mayInviteWith, roleSuits } from '../grant.policy.ts'
import { catalogueOf, forContactsOf, isShared, permissionsOf, type RoleRow } from '../roles.store.ts'

/** Held while it is given, so that it cannot be removed or changed in the same moment. */
async function holdRole(ctx: CommandContext, where: ReturnType<typeof and>): Promise<RoleRow> {
  const [found] = await ctx.tx.select().from(role).where(where).for('share')
  if (!found) throw invalid({ roleId: { key: 'unknown' } })
  return found
}

async function stateOf(ctx: CommandContext, row: RoleRow) {
  const permissions = (await permissionsOf(ctx.tx, [row.id])).get(row.id) ?? new Set<string>()
  return { key: row.key, isSuperAdmin: row.isSuperAdmin, permissions }
}

/** The role an actor gives to somebody in place of another; both must be theirs to give. */
export async function pickRole(
  ctx: CommandContext,
  input: {
    readonly roleId: number
    readonly presentRoleId: number | null
    readonly type: UserType
    readonly ownerId: number | null
  },
): Promise<RoleRow> {
  const contactOf = input.type === 'contact' && input.ownerId !== null
  const row = await holdRole(
    ctx,
    and(eq(role.id, input.roleId), contactOf ? forContactsOf(input.ownerId) : isShared),
  )
  if (row.ownerId === null && !roleSuits(row, input.type)) throw invalid({ roleId: { key: 'notOffered' } })
  const grantable = grantableBy(ctx.actor, await catalogueOf(ctx.tx))
  for (const id of [input.roleId, input.presentRoleId]) {
    if (id === null) continue
    const [one] = id === row.id ? [row] : await ctx.tx.select().from(role).where(eq(role.id, id))
    if (one && !mayGiveRole(ctx.actor, await stateOf(ctx, one), grantable)) throw new AppError('forbidden')
  }
  return row
}

/** The role a contact is invited with, or is given later: shipped for contacts or the account's own, never above the giver. */
export async function pickContactRole(
  ctx: CommandContext,
  input: { readonly accountId: number; readonly roleId: number; readonly presentRoleId: number | null },
): Promise<RoleRow> {
  const row = await holdRole(ctx, and(eq(role.id, input.roleId), forContactsOf(input.accountId)))
  if (input.presentRoleId === row.id) return row
  const held = await permissionsOf(ctx.tx, [row.id, ...(input.presentRoleId ? [input.presentRoleId] : [])])
  if (![...held.values()].every((permissions) => mayInviteWith(ctx.actor, permissions)))
    throw invalid({ roleId: { key: 'notGrantable' } })
  return row
}
