import type { HomeView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { countPosts, hasPosts, hasPostsOut, postsLeaving, readHold } from '../../tasks/index.ts'
import { awaitsYou, isToLeave, staysHere } from '../posts.store.ts'

/** What there is to say of a business's posts today, for whoever may see them: counts, and no post. */
export async function postsToday(
  { db, now }: QueryContext,
  { accountId, until }: { readonly accountId: number; readonly until: Date },
): Promise<NonNullable<HomeView['posts']>> {
  const any = await hasPosts(db, accountId)
  if (!any) return { any, anyOut: false, leaving: 0, next: null, awaiting: 0, stopped: null }
  const [{ count, next }, anyOut, awaiting, own, everybody] = await Promise.all([
    postsLeaving(db, accountId, { now, until, unless: staysHere(db, accountId) }),
    hasPostsOut(db, accountId),
    countPosts(db, accountId, awaitsYou(db, accountId)),
    readHold(db, accountId),
    readHold(db, null),
  ])
  const stopped =
    own || everybody
      ? { count: await countPosts(db, accountId, isToLeave(db, accountId)), isOwn: own !== undefined }
      : null
  return { any, anyOut, leaving: count, next: next?.toISOString() ?? null, awaiting, stopped }
}
