import { holds } from '../../access/actor.ts'
import { requireShelf } from '../../access/authorize.ts'
import type { CommandContext, QueryContext } from '../../access/context.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'

/** Where templates and themes stand: a business's own shelf, or the house's. */
export interface Shelf {
  /** Nothing for the house. */
  readonly ownerId: number | null
}

type Deed = 'consult' | 'create' | 'edit' | 'delete'

/** The shelf that an account's id stands for, to who may do this there. */
export const shelfOf = async (
  { actor }: Pick<QueryContext, 'actor'>,
  db: Pick<QueryContext['db'], 'select'>,
  accountId: number,
  deed: Deed,
): Promise<Shelf> => ({
  ownerId: await requireShelf(db, actor, accountId, `design:${deed}`, `adminTemplates:${deed}`),
})

/** A shelf to be looked at: whoever reads posts, and no designs, sees what the posts show and nothing else of it. */
export async function lookAt(
  { actor, db }: QueryContext,
  accountId: number,
): Promise<Shelf & { readonly isPostsOnly: boolean }> {
  const isPostsOnly = !holds(actor, 'design:consult') && holds(actor, 'posts:consult')
  const permission = isPostsOnly ? 'posts:consult' : 'design:consult'
  const ownerId = await requireShelf(db, actor, accountId, permission, 'adminTemplates:consult')
  return { ownerId, isPostsOnly: isPostsOnly && ownerId !== null }
}

/** The same, locked until the transaction ends: positions, defaults and limits are counted in this one line. */
export async function lockShelf(ctx: CommandContext, accountId: number, deed: Deed): Promise<Shelf> {
  const shelf = await shelfOf(ctx, ctx.tx, accountId, deed)
  await oneAtATime(ctx.tx, 'visuals', shelf.ownerId ?? 0)
  return shelf
}

/** Pages of the account hear of its own; everybody hears of the house's, which everybody is offered. */
export const tell = (ctx: CommandContext, { ownerId }: Shelf, templateId?: number): Promise<void> =>
  ctx.announce({
    name: 'templates.changed',
    ...(ownerId === null ? {} : { accountId: ownerId }),
    ...(templateId === undefined ? {} : { id: String(templateId) }),
  })
