import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { later, minutes } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { isHeldFor } from '../tasks/index.ts'
import type { AttemptRow } from './attempt.store.ts'
import type { CommentOutcome, CommentStanding } from './first-comment.ts'
import { attempt } from './publishing.tables.ts'

/** Longer than sending one takes: until then nobody else takes it up. */
const heldForMs = minutes(3)
const by = system('comments')

/** The next one that is due, put off for everybody else while it is in hand. */
export async function claimComment(
  db: Database,
  now: Date,
): Promise<(AttemptRow & { readonly comment: CommentStanding }) | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(attempt)
      .where(
        and(
          lte(attempt.commentNextAt, now),
          isNotNull(attempt.comment),
          isNull(attempt.removedAt),
          sql`not ${isHeldFor(attempt.accountId)}`,
        ),
      )
      .orderBy(asc(attempt.commentNextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!found?.comment) return undefined
    const commentNextAt = later(now, heldForMs)
    await tx.update(attempt).set({ commentNextAt }).where(eq(attempt.id, found.id))
    return { ...found, comment: found.comment, commentNextAt }
  })
}

/** What came of it; whoever lost it to somebody else writes nothing. */
export async function writeComment(
  platform: Platform,
  { id, accountId, commentNextAt }: AttemptRow,
  { comment, nextAt }: CommentOutcome,
): Promise<void> {
  await runCommand(
    platform,
    by,
    'comments',
    async (ctx) => {
      const written = await ctx.tx
        .update(attempt)
        .set({ comment, commentNextAt: nextAt })
        .where(and(eq(attempt.id, id), eq(attempt.commentNextAt, commentNextAt ?? ctx.now)))
        .returning({ id: attempt.id })
      if (written.length === 0) throw new Error('The comment is in other hands by now')
      await ctx.announce({ name: 'tasks.changed', accountId })
    },
    undefined,
  )
}
