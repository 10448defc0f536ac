import { type Actor, holds } from '../../access/actor.ts'
import { heldVisuals, requireScope } from '../../access/authorize.ts'
import type { CommandContext, QueryContext } from '../../access/context.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'

/** Where templates and themes stand: a business's own scope, or the platform's. */
export interface Scope {
  /** Nothing for the platform. */
  readonly ownerId: number | null
  /** Pictures of posts that are hidden from the business are there only for who may hide posts. */
  readonly seesHidden?: boolean
  /** These alone: what an agent draws on for a business whose task they have in hand. */
  readonly only?: readonly number[]
}

export const seesHidden = (actor: Actor) => holds(actor, 'hiddenPosts:authorized')

type Action = 'consult' | 'create' | 'edit' | 'delete'

/** The scope that an account's id stands for, to who may do this there. */
export async function scopeOf(
  { actor }: Pick<QueryContext, 'actor'>,
  db: Pick<QueryContext['db'], 'select'>,
  accountId: number,
  action: Action,
): Promise<Scope> {
  const ownerId = await requireScope(db, actor, accountId, `design:${action}`, `adminTemplates:${action}`)
  const only = action === 'consult' || ownerId === null ? null : await heldVisuals(db, actor, ownerId)
  return { ownerId, seesHidden: seesHidden(actor), ...(only ? { only } : {}) }
}

/** A scope to be looked at: whoever reads posts, and no designs, sees what the posts show and nothing else of it. */
export async function lookAt(
  { actor, db }: QueryContext,
  accountId: number,
): Promise<Scope & { readonly isPostsOnly: boolean }> {
  const isPostsOnly = !holds(actor, 'design:consult') && holds(actor, 'posts:consult')
  const permission = isPostsOnly ? 'posts:consult' : 'design:consult'
  const ownerId = await requireScope(db, actor, accountId, permission, 'adminTemplates:consult')
  return { ownerId, seesHidden: seesHidden(actor), isPostsOnly: isPostsOnly && ownerId !== null }
}

/** The same, locked until the transaction ends: positions, defaults and limits are counted in this one line. */
export async function lockScope(ctx: CommandContext, accountId: number, action: Action): Promise<Scope> {
  const scope = await scopeOf(ctx, ctx.tx, accountId, action)
  await oneAtATime(ctx.tx, 'visuals', scope.ownerId ?? 0)
  return scope
}

/** Pages of the account receive changes of its own; everybody receives the platform's, which everybody is offered. */
export const announce = (ctx: CommandContext, { ownerId }: Scope, templateId?: number): Promise<void> =>
  ctx.announce({
    name: 'templates.changed',
    ...(ownerId === null ? {} : { accountId: ownerId }),
    ...(templateId === undefined ? {} : { id: String(templateId) }),
  })
