import type { RemakeFailure } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { keepHold, releaseHold } from '../../billing/index.ts'
import { announcePostsById, isWorkedOn, lockTasksById, taskById } from '../../tasks/index.ts'
import { lookOfPostVisual } from '../../visuals/index.ts'
import { standsOn } from '../drafting/grounds-of-post.ts'
import { standAsRead } from '../known/fact.store.ts'
import type { Made } from '../remakes/make-anew.ts'
import {
  draftedOf,
  lockRemake,
  type RemakeClaim,
  type RemakeRow,
  remakeKey,
} from '../remakes/remake.store.ts'
import { postRemake } from '../remakes/remake.tables.ts'
import { saidIn, writeRemake } from '../remakes/write-remake.ts'

interface Finish {
  readonly claim: RemakeClaim
  readonly outcome: Made
}

/**
 * The last write: the post is another, what was set aside is kept, and it is over; or nothing is, and it comes back. A post
 * that somebody changed since is left as they left it. Only while this worker holds it: whoever took over does it instead.
 * Answers `stale`, with nothing written, where what it stands on was forgotten or changed while it was made.
 */
export async function finishRemake(
  ctx: CommandContext,
  { claim, outcome }: Finish,
): Promise<'over' | 'stale'> {
  if (!('failure' in outcome)) await oneAtATime(ctx.tx, 'facts', claim.row.accountId)
  // The post before what is being made of it, as everybody takes them.
  const [post] = await lockTasksById(ctx, [claim.row.taskId])
  const row = await lockRemake(ctx, claim)
  if (!row) return 'over'
  if ('failure' in outcome) return giveUp(ctx, row, outcome.failure, outcome.question)
  if (!post || !isWorkedOn(post)) return giveUp(ctx, row, 'postGone')
  const drafted = await draftedOf(ctx.tx, post.id)
  if (!drafted) return giveUp(ctx, row, 'postGone')
  const design = post.visualId === null ? null : await lookOfPostVisual(ctx.tx, post.visualId)
  const isDrawnOn = outcome.kind !== 'hook' && (design?.designVersion ?? null) !== row.designVersion
  if (post.version !== row.taskVersion || isDrawnOn) return giveUp(ctx, row, 'changedMeanwhile')
  const told =
    outcome.kind === 'hook' ? saidIn(outcome.hook) : outcome.kind === 'post' ? outcome.post.facts : []
  const stands = standsOn(outcome.subject, { facts: told }, outcome.read)
  if (!(await standAsRead(ctx.tx, row.accountId, stands))) return 'stale'

  const before = await writeRemake(ctx, { row, post, drafted, made: outcome })
  await keepHold(ctx, { accountId: row.accountId, key: remakeKey(row.id) })
  const after = await taskById(ctx.tx, post.id)
  const shown = after?.visualId ? await lookOfPostVisual(ctx.tx, after.visualId) : null
  await ctx.tx
    .update(postRemake)
    .set({
      ...unheld,
      nextAt: null,
      endedAt: ctx.now,
      before,
      versionAfter: after?.version ?? null,
      designAfter: shown?.designVersion ?? null,
      look: outcome.kind === 'hook' ? '' : outcome.looks,
    })
    .where(eq(postRemake.id, row.id))
  await announcePostsById(ctx, [row.taskId])
  return 'over'
}

export async function giveUp(
  ctx: CommandContext,
  row: RemakeRow,
  failure: RemakeFailure,
  question = '',
): Promise<'over'> {
  await releaseHold(ctx, { accountId: row.accountId, key: remakeKey(row.id) })
  await ctx.tx
    .update(postRemake)
    .set({ ...unheld, nextAt: null, endedAt: ctx.now, failure, question })
    .where(eq(postRemake.id, row.id))
  await announcePostsById(ctx, [row.taskId])
  return 'over'
}
