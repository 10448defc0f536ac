import { mostPostPictures, type PermissionRef } from '@postelier/contract'
import type { Actor } from '../../access/actor.ts'
import { holds } from '../../access/actor.ts'
import { isAgent, requireScope } from '../../access/authorize.ts'
import type { CommandContext, QueryContext } from '../../access/context.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../platform/errors.ts'

/** The library is drawn with by hand; what stands under posts is what posts are drawn with. */
export type PictureCollection = 'library' | 'posts'

/** Where pictures stand: a business's, or the platform's, which has none for posts. */
export interface Scope {
  /** Nothing for the platform. */
  readonly ownerId: number | null
  readonly place: PictureCollection
}

type Action = 'consult' | 'add' | 'remove'
type Needed = readonly [business: PermissionRef, shared: PermissionRef | null]

const permissions: Readonly<Record<PictureCollection, Readonly<Record<Action, Needed>>>> = {
  library: {
    consult: ['design:consult', 'adminTemplates:consult'],
    add: ['design:edit', 'adminTemplates:edit'],
    remove: ['design:edit', 'adminTemplates:edit'],
  },
  posts: {
    consult: ['brand:consult', null],
    add: ['brand:create', null],
    remove: ['brand:delete', null],
  },
}

export const mostOf: Readonly<Record<PictureCollection, number>> = { library: 500, posts: mostPostPictures }

export async function scopeOf(
  { actor }: Pick<QueryContext, 'actor'>,
  db: Pick<QueryContext['db'], 'select'>,
  accountId: number,
  place: PictureCollection,
  action: Action,
): Promise<Scope> {
  const [business, shared] = permissions[place][action]
  // Who makes a post for a business adds to its pictures, and takes none away.
  if (action === 'remove' && isAgent(actor)) throw new AppError('forbidden')
  const ownerId = await requireScope(db, actor, accountId, business, shared ?? business)
  if (ownerId === null && shared === null) throw notFound()
  return { ownerId, place }
}

/** The same, locked until the transaction ends: what a library holds is counted in this one line. */
export async function lockScope(
  ctx: CommandContext,
  accountId: number,
  place: PictureCollection,
  action: Action,
): Promise<Scope> {
  const scope = await scopeOf(ctx, ctx.tx, accountId, place, action)
  await oneAtATime(ctx.tx, 'library', scope.ownerId ?? 0)
  return scope
}

export function mayRemove(actor: Actor, { ownerId, place }: Scope): boolean {
  const [business, shared] = permissions[place].remove
  if (isAgent(actor)) return false
  return holds(actor, ownerId === null ? (shared ?? business) : business)
}

/** Pages of the account hear of its own; the platform's are drawn with by whoever keeps its templates. */
export const announce = (ctx: CommandContext, { ownerId }: Scope): Promise<void> =>
  ctx.announce({ name: 'pictures.changed', ...(ownerId === null ? {} : { accountId: ownerId }) })
