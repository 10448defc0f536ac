import { inArray } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { task } from './task.tables.ts'

interface Changed {
  readonly accountId: number
  readonly publicId: string
  /** As it was before: its business hears that it is hidden now, and nothing of it from then on. */
  readonly isHidden?: boolean
}

/** From so many on, a page reads all of them sooner than one after the other. */
const mostByName = 20

/** Says which posts are others now; pages that show them, or a list of them, read them again. */
export async function announcePosts(
  { announce }: Pick<CommandContext, 'announce'>,
  posts: readonly Changed[],
): Promise<void> {
  if (posts.length <= mostByName)
    return announce(
      ...posts.map(
        ({ accountId, publicId, isHidden }) =>
          ({
            name: 'tasks.changed',
            accountId,
            id: publicId,
            ...(isHidden ? ({ needs: 'hiddenPosts:authorized' } as const) : {}),
          }) as const,
      ),
    )
  const accounts = [...new Set(posts.map(({ accountId }) => accountId))]
  await announce(...accounts.map((accountId) => ({ name: 'tasks.changed', accountId }) as const))
}

/** The same for whoever knows them by their rows. */
export async function announcePostsById(
  ctx: Pick<CommandContext, 'announce' | 'tx'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const posts = await ctx.tx
    .select({ accountId: task.accountId, publicId: task.publicId, isHidden: task.isHidden })
    .from(task)
    .where(inArray(task.id, [...new Set(ids)]))
  await announcePosts(ctx, posts)
}
