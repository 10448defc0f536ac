import { and, eq, isNotNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { checkPosts } from '../jobs/check-posts.ts'
import { delivery } from '../publishing.tables.ts'

/** Something changed that decides whether a business's scheduled posts go out: they are looked at anew. */
export async function recheckPosts(ctx: CommandContext, accountId: number): Promise<void> {
  await ctx.tx
    .update(delivery)
    .set({ readinessAt: null })
    .where(and(eq(delivery.accountId, accountId), eq(delivery.state, 'waiting'), isNotNull(delivery.dueAt)))
  await ctx.send(checkPosts, {})
}
