import { and, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { isToldTo } from '../notice.store.ts'
import { notice } from '../notifications.tables.ts'

/** Set aside, for everybody of the business. */
export async function closeNotice(
  ctx: CommandContext,
  { accountId, noticeId }: { readonly accountId: number; readonly noticeId: number },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const mine = and(eq(notice.id, noticeId), eq(notice.accountId, accountId))
  const [row] = await ctx.tx
    .select({ id: notice.id })
    .from(notice)
    .where(and(mine, isToldTo(ctx.actor)))
  if (!row) throw notFound()
  await ctx.tx
    .update(notice)
    .set({ closedAt: ctx.now })
    .where(and(mine, isNull(notice.closedAt)))
  await ctx.announce({ name: 'notices.changed', accountId })
}
