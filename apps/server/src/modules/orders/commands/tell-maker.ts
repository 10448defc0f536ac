// What who made an order is told once it is accepted: it stands in their bell until they looked, and is mailed once till then.
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { closeOpenNotices, notify, openNotices } from '../../notifications/index.ts'
import type { Ordered } from '../order.store.ts'
import { acceptedKinds } from '../queries/accepted-work.ts'
import { mailAgent } from './mail-worker.ts'

export async function tellMaker(
  ctx: CommandContext,
  { post, order }: Ordered,
  by: 'customer' | 'silence',
): Promise<void> {
  const { agentId } = order
  if (agentId === null) return
  const { total } = await openNotices(ctx.tx, { accountId: agentId, kinds: acceptedKinds, limit: 0 })
  await notify(ctx, {
    accountId: agentId,
    key: `orderAccepted:${post.id}`,
    kind: by === 'silence' ? 'orderAcceptedBySilence' : 'orderAccepted',
    words: { title: post.title },
  })
  // Ten at once are one mail: the others stand beside the first when they look.
  if (total === 0) await mailAgent(ctx, { kind: 'workAccepted', post, order })
}

/** One has seen what of one's work was accepted. */
export async function readAccepted(
  ctx: CommandContext,
  { before }: { readonly before: string },
): Promise<{ count: number }> {
  requirePermission(ctx.actor, 'work:consult')
  if (ctx.actor.kind !== 'person') throw new AppError('forbidden')
  const accountId = ctx.actor.personId
  return { count: await closeOpenNotices(ctx, { accountId, kinds: acceptedKinds, before: new Date(before) }) }
}
