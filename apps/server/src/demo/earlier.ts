import type { UserType } from '@postelier/contract'
import { nobody, type PersonActor } from '../access/actor.ts'
import { asIf, type CommandContext } from '../access/context.ts'
import { shippedRoles } from '../modules/roles/index.ts'
import { days } from '../platform/clock.ts'

/**
 * Some days ago at an hour of the day, by a visitor: the world did not begin this morning, and most of what is in it was
 * done by the people it belongs to.
 */
export function ago(ctx: CommandContext, count: number, hour: number, minute = 0): CommandContext {
  const at = new Date(ctx.platform.clock.now().getTime() - days(count))
  at.setUTCHours(hour, minute, 0, 0)
  return asIf(ctx, { now: at, actor: nobody })
}

export interface Somebody {
  readonly id: number
  readonly type: UserType
  readonly ownerId?: number
}

/** The person itself, with all that its kind may do. */
export const actorOf = ({ id, type, ownerId = 0 }: Somebody): PersonActor => ({
  kind: 'person',
  personId: id,
  type,
  ownerId: ownerId || null,
  language: 'fr',
  permissions: new Set(shippedRoles.find(({ key }) => key === type)?.permissions),
  isSuperAdmin: type === 'superAdmin',
  impersonatorId: null,
})

/** The same moment, by the person itself. */
export const asPerson = (ctx: CommandContext, who: Somebody): CommandContext =>
  asIf(ctx, { actor: actorOf(who) })
