import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { reading } from '../../../access/context.ts'
import { role } from '../../../access/person.tables.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { presentRole, type RoleView } from '../roles.present.ts'
import { nameIsTaken, writePermissions } from '../roles.store.ts'
import { requireGrantable } from './require-grantable.ts'

const mostRolesOfAnAccount = 50

export interface RoleInput {
  /** Whose role it is; null is the platform. */
  readonly accountId: number | null
  readonly name: string
  readonly permissions: readonly string[]
  readonly isSuperAdmin: boolean
}

/** Makes a role of what its maker may grant. */
export async function createRole(ctx: CommandContext, input: RoleInput): Promise<RoleView> {
  const { tx } = ctx
  const permissions = new Set(input.permissions)
  await requireGrantable(ctx, input.accountId, undefined, { isSuperAdmin: input.isSuperAdmin, permissions })
  if (await nameIsTaken(tx, input.name, input.accountId)) throw invalid({ name: { key: 'taken' } })
  if (input.accountId !== null && (await rolesOwnedBy(ctx, input.accountId)) >= mostRolesOfAnAccount)
    throw new AppError('limitReached', { figures: { max: mostRolesOfAnAccount } })

  const id = newDigitsId()
  const [row] = await tx
    .insert(role)
    .values({
      id,
      ownerId: input.accountId,
      name: input.name,
      isSuperAdmin: input.isSuperAdmin,
      createdAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('The new role did not come back')
  await writePermissions(tx, id, new Set(), permissions)

  await ctx.record({
    action: 'role.created',
    accountId: input.accountId,
    subject: ['role', id],
    details: { name: input.name, permissions: [...permissions].sort() },
  })
  await ctx.announce({ name: 'roles.changed', ...(input.accountId ? { accountId: input.accountId } : {}) })
  return presentRole(reading(ctx), row, input.accountId)
}

const rolesOwnedBy = (ctx: CommandContext, accountId: number) =>
  ctx.tx.$count(role, eq(role.ownerId, accountId))
