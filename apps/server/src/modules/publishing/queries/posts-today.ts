import type { HomeView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { countPosts, hasPosts, hasPostsOut, postsLeaving, readHold } from '../../tasks/index.ts'
import { awaitsYou, isToLeave, staysHere } from '../posts.store.ts'

/** What there is to say of a business's posts today, for whoever may see them: counts, and no post. */
export async function postsToday(
  ctx: QueryContext,
  { accountId, until }: { readonly accountId: number; readonly until: Date },
): Promise<NonNullable<HomeView['posts']>> {
  const { db, now } = ctx
  const any = await hasPosts(ctx, accountId)
  if (!any) return { any, anyOut: false, leaving: 0, next: null, awaiting: 0, stopped: null }
  const [{ count, next }, anyOut, awaiting, own, everybody] = await Promise.all([
    postsLeaving(ctx, accountId, { now, until, unless: staysHere(db, accountId) }),
    hasPostsOut(ctx, accountId),
    countPosts(ctx, accountId, awaitsYou(db, accountId)),
    readHold(db, accountId),
    readHold(db, null),
  ])
  const stopped =
    own || everybody
      ? { count: await countPosts(ctx, accountId, isToLeave(db, accountId)), isOwn: own !== undefined }
      : null
  return { any, anyOut, leaving: count, next: next?.toISOString() ?? null, awaiting, stopped }
}
