import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { liftHold, putHold, spaceOutDue } from '../../tasks/index.ts'
import { spaceOutDeliveries } from '../delivery.store.ts'
import { publishPosts } from '../jobs/publish-posts.ts'

interface Hold {
  /** Everybody's where it is null, which is the platform's own to do. */
  readonly accountId: number | null
  readonly reason?: string
}

const mayHold = (ctx: CommandContext, accountId: number | null) =>
  accountId === null
    ? requirePermission(ctx.actor, 'adminMaster:edit')
    : requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')

/** Nothing goes out any more from here on; what was being sent just now is finished, so that it is known. */
export async function holdPosts(ctx: CommandContext, { accountId, reason = '' }: Hold): Promise<void> {
  await mayHold(ctx, accountId)
  if (!(await putHold(ctx, accountId, reason))) return
  await announce(ctx, accountId, 'posts.held', reason)
}

/** Goes on, one after the other: whatever gathered meanwhile does not burst out at once. */
export async function resumePosts(ctx: CommandContext, { accountId }: Hold): Promise<void> {
  await mayHold(ctx, accountId)
  if (!(await liftHold(ctx, accountId))) return
  await spaceOutDue(ctx, accountId)
  await spaceOutDeliveries(ctx, accountId)
  await announce(ctx, accountId, 'posts.resumed')
  await ctx.send(publishPosts, {})
}

async function announce(
  ctx: CommandContext,
  accountId: number | null,
  action: 'posts.held' | 'posts.resumed',
  reason = '',
): Promise<void> {
  await ctx.record({
    action,
    ...(accountId === null ? {} : { accountId }),
    subject: ['account', accountId ?? 'all'],
    details: reason ? { reason } : {},
  })
  await ctx.announce({ name: 'tasks.changed', ...(accountId === null ? {} : { accountId }) })
}
