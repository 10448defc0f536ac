import type { RuleEvidence } from '@postelier/contract'
import type { Hook } from '@postelier/copy'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { correctedHooks } from '../../tasks/index.ts'
import { draftedWords } from '../planning.tables.ts'
import { correctedFrom } from '../rules/corrected-from.ts'

/** A season: what somebody did away with longer ago they may have come to like. */
const daysBack = 90
const mostPosts = 60

/** What was drafted and what somebody made of it, the latest first. */
export async function correctionsOf({ db, now }: QueryContext, accountId: number): Promise<RuleEvidence[]> {
  const drafts = await db
    .select({ taskId: draftedWords.taskId, common: draftedWords.common, own: draftedWords.own })
    .from(draftedWords)
    .where(and(eq(draftedWords.accountId, accountId), gte(draftedWords.at, later(now, -days(daysBack)))))
    .orderBy(desc(draftedWords.at))
    .limit(mostPosts)
  const posts = await correctedHooks(
    db,
    drafts.map(({ taskId }) => taskId),
  )
  return drafts.flatMap(({ taskId, common, own }) => {
    const post = posts.get(taskId)
    if (!post) return []
    const pairs = [
      { drafted: common, after: post.hooks.common },
      ...Object.entries(own).map(([network, drafted]) => ({
        drafted: drafted ?? [],
        after: Object.entries(post.hooks.own).find(([one]) => one === network)?.[1] ?? '',
      })),
    ]
    return pairs.flatMap(({ drafted, after }) => corrected(drafted, after, post.title))
  })
}

function corrected(drafted: readonly Hook[], after: string, title: string): RuleEvidence[] {
  const before = correctedFrom(
    drafted.map(({ text }) => text),
    after,
  )
  return before === null ? [] : [{ title, before, after }]
}
