import type { HomeView } from '@postelier/contract'
import { and, sql } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { lastWithoutPlan, planNow } from '../../billing/index.ts'
import {
  countPosts,
  hasPosts,
  hasPostsOut,
  isToDecide,
  isToDecideAfter,
  postsLeaving,
  readHold,
} from '../../tasks/index.ts'
import { isToLeave, needsMending, staysHere } from '../posts.store.ts'

/** What there is to say of a business's posts today, for whoever may see them: counts, and no post. */
export async function postsToday(
  ctx: QueryContext,
  { accountId, until }: { readonly accountId: number; readonly until: Date },
): Promise<NonNullable<HomeView['posts']>> {
  const { db, now } = ctx
  const any = await hasPosts(ctx, accountId)
  if (!any) return { any, anyOut: false, leaving: 0, next: null, awaiting: 0, later: 0, stopped: null }
  const [{ count, next }, anyOut, awaiting, beyond, own, everybody] = await Promise.all([
    postsLeaving(ctx, accountId, { now, until, unless: staysHere(db, accountId) }),
    hasPostsOut(ctx, accountId),
    awaitingOf(ctx, accountId),
    beyondPlan(ctx, accountId),
    readHold(db, accountId),
    readHold(db, null),
  ])
  const stopped =
    own || everybody
      ? { count: await countPosts(ctx, accountId, isToLeave(db, accountId)), isOwn: own !== undefined }
      : null
  return { any, anyOut, leaving: count, next: next?.toISOString() ?? null, awaiting, later: beyond, stopped }
}

/** Two counts instead of one that asks for either: each has an index of its own. What is both is counted once. */
async function awaitingOf(ctx: QueryContext, accountId: number): Promise<number> {
  if (!holds(ctx.actor, 'posts:edit')) return 0
  const toDecide = isToDecide(ctx.now)
  const [undecided, toMend] = await Promise.all([
    countPosts(ctx, accountId, toDecide),
    countPosts(ctx, accountId, and(needsMending(ctx.db, accountId), sql`not coalesce((${toDecide}), false)`)),
  ])
  return undecided + toMend
}

/** To be decided, and on a date that only a plan opens today. */
async function beyondPlan(ctx: QueryContext, accountId: number): Promise<number> {
  if (!holds(ctx.actor, 'posts:edit')) return 0
  const { plan, timeZone } = await planNow(ctx.db, accountId, ctx.now)
  if (plan !== null) return 0
  const last = lastWithoutPlan(ctx.now, timeZone)
  return countPosts(ctx, accountId, isToDecideAfter(ctx.now, last))
}
