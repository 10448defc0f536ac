import { and, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { announcePosts } from '../../tasks/index.ts'
import { itemsOf } from '../approval.store.ts'
import { approvalRequest } from '../approvals.tables.ts'

interface WithdrawApprovalInput {
  readonly accountId: number
  readonly requestId: number
}

/** Its link answers no more; what was answered stays. */
export async function withdrawApproval(
  ctx: CommandContext,
  { accountId, requestId }: WithdrawApprovalInput,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const [row] = await ctx.tx
    .update(approvalRequest)
    .set({ withdrawnAt: ctx.now })
    .where(
      and(
        eq(approvalRequest.id, requestId),
        eq(approvalRequest.accountId, accountId),
        isNull(approvalRequest.withdrawnAt),
      ),
    )
    .returning({ sentTo: approvalRequest.sentTo })
  if (!row) throw notFound()
  await ctx.record({ action: 'approval.withdrawn', accountId, subject: ['person', row.sentTo] })
  const items = await itemsOf(ctx.tx, requestId)
  await announcePosts(
    ctx,
    items.map(({ publicId }) => ({ accountId, publicId })),
  )
}
