import { and, eq, isNull, lte } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { isToldTo } from '../notice.store.ts'
import { notice } from '../notifications.tables.ts'

interface ReadNoticesInput {
  readonly accountId: number
  readonly before: string
}

/** Marks all that somebody saw in their list as read, for everybody of the business. */
export async function readNotices(
  ctx: CommandContext,
  { accountId, before }: ReadNoticesInput,
): Promise<{ count: number }> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const read = await ctx.tx
    .update(notice)
    .set({ closedAt: ctx.now })
    .where(
      and(
        eq(notice.accountId, accountId),
        isNull(notice.closedAt),
        lte(notice.createdAt, new Date(before)),
        isToldTo(ctx.actor),
      ),
    )
    .returning({ id: notice.id })
  if (read.length > 0) await ctx.announce({ name: 'notices.changed', accountId })
  return { count: read.length }
}
