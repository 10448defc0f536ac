import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { minutes } from '../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../platform/database/claim-rows.ts'
import { leaseOn } from '../../platform/database/lease.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { announcePostsById, isHeldFor } from '../tasks/index.ts'
import type { DeliveryRow } from './delivery.store.ts'
import type { CommentOutcome, CommentState } from './first-comment.ts'
import { delivery } from './publishing.tables.ts'

/** Longer than sending one takes. The post itself is out by then, and leased by nobody. */
const lease = leaseOn(delivery, minutes(3))
const by = system('comments')

export interface CommentClaim {
  readonly row: DeliveryRow & { readonly comment: CommentState }
  readonly holder: string
}

const comments: Queue<typeof delivery> = {
  table: delivery,
  lease,
  order: [delivery.commentNextAt],
  isDue: (now) =>
    and(
      lte(delivery.commentNextAt, now),
      isNotNull(delivery.comment),
      isNull(delivery.removedAt),
      sql`not ${isHeldFor(delivery.accountId)}`,
    ),
}

/** Some that are due, each leased by one worker. */
export async function claimComments(db: Database, claiming: Claiming): Promise<CommentClaim[]> {
  const claims = await claimRows(db, comments, claiming)
  return claims.flatMap(({ row: { comment, ...row }, holder }) =>
    comment ? [{ row: { ...row, comment }, holder }] : [],
  )
}

interface WriteCommentInput extends CommentOutcome {
  /** Whether the same worker goes on with it. */
  readonly keeps: boolean
}

/** What came of it; whoever lost it to somebody else writes nothing. */
export async function writeComment(
  platform: Platform,
  { row: { id, taskId }, holder }: CommentClaim,
  { comment, nextAt, keeps }: WriteCommentInput,
): Promise<void> {
  await runCommand(
    platform,
    by,
    'comments',
    async (ctx) => {
      const written = await ctx.tx
        .update(delivery)
        .set({ comment, commentNextAt: nextAt, ...lease.heldOn(holder, keeps, ctx.now) })
        .where(and(eq(delivery.id, id), lease.isHeldBy(holder)))
        .returning({ id: delivery.id })
      if (written.length === 0) throw new Error('Another worker has the comment by now')
      await announcePostsById(ctx, [taskId])
    },
    undefined,
  )
}
