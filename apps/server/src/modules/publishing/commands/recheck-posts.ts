import { and, eq, isNotNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { checkPosts } from '../jobs/check-posts.ts'
import { attempt } from '../publishing.tables.ts'

/** Something changed that decides whether a business's scheduled posts go out: they are looked at anew. */
export async function recheckPosts(ctx: CommandContext, accountId: number): Promise<void> {
  await ctx.tx
    .update(attempt)
    .set({ outlookAt: null })
    .where(and(eq(attempt.accountId, accountId), eq(attempt.state, 'waiting'), isNotNull(attempt.dueAt)))
  await ctx.send(checkPosts, {})
}
