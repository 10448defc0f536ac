import { inArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { permission } from '../../../access/person.tables.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { grantableBy, judgeRoleChange, type RoleState } from '../grant.policy.ts'
import { lockPermissions } from '../permissions.store.ts'
import { catalogueOf, heldBy } from '../roles.store.ts'

/** Refuses a role that its editor could not grant; the permissions asked for are held in place until the end. */
export async function requireGrantable(
  ctx: CommandContext,
  accountId: number | null,
  before: RoleState | undefined,
  after: Omit<RoleState, 'key'>,
): Promise<void> {
  const { tx, actor } = ctx
  if (after.permissions.size > 0)
    await lockPermissions(tx, inArray(permission.key, [...after.permissions]), 'share')
  const held = accountId === null ? undefined : await heldBy(tx, accountId)
  const verdict = judgeRoleChange(actor, before, after, grantableBy(actor, await catalogueOf(tx), held))
  if (verdict === 'forbidden') throw new AppError('forbidden')
  if (verdict === 'notGrantable') throw invalid({ permissions: { key: 'notGrantable' } })
}
