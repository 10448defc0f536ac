// What who makes an order is told of it: it stands in their bell until they have seen it or begun, and is mailed.
import { workNewsKinds } from '@postelier/contract/work-news'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { closeOpenNotices, notify, openNotices } from '../../notifications/index.ts'
import type { TaskRow } from '../../tasks/index.ts'
import type { Ordered } from '../order.store.ts'
import { type Given, mailAgent, mailTakers } from './mail-worker.ts'

type ToMake = 'orderToMake' | 'correctionToMake' | 'taskHandedOver'

/** It came to them, or came back. */
export async function tellMaker(
  ctx: CommandContext,
  { kind, ...given }: Given & { readonly kind: Exclude<ToMake, 'taskHandedOver'> },
): Promise<void> {
  await note(ctx, kind, given)
  await mailAgent(ctx, { kind, ...given })
}

/** What was given to somebody by one press: a line for each, and one mail. */
export async function tellTakers(ctx: CommandContext, given: readonly Given[]): Promise<void> {
  for (const one of given) await note(ctx, 'taskHandedOver', one)
  await mailTakers(ctx, given)
}

async function note(ctx: CommandContext, kind: ToMake, { post, order }: Given): Promise<void> {
  if (order.agentId === null) return
  await notify(ctx, {
    accountId: order.agentId,
    key: `${kind}:${post.publicId}:${order.agentId}:${ctx.now.getTime()}`,
    kind,
    taskPublicId: post.publicId,
    words: { title: post.title },
  })
}

/** Their manager gave it to somebody else. */
export async function tellGivenAway(ctx: CommandContext, { post, order }: Given): Promise<void> {
  await closeWorkNews(ctx, order.agentId, post)
  if (order.agentId === null) return
  await notify(ctx, {
    accountId: order.agentId,
    key: `taskGivenAway:${post.publicId}:${order.agentId}:${ctx.now.getTime()}`,
    kind: 'taskGivenAway',
    words: { title: post.title },
  })
}

/** They began it, or it is theirs no more. */
export async function closeWorkNews(
  ctx: CommandContext,
  agentId: number | null,
  { publicId }: Pick<TaskRow, 'publicId'>,
): Promise<void> {
  if (agentId === null) return
  await closeOpenNotices(ctx, { accountId: agentId, kinds: workNewsKinds, taskPublicId: publicId })
}

/** Ten acceptances at once are one mail: the others stand beside the first when they look. */
export async function tellAccepted(
  ctx: CommandContext,
  { post, order }: Ordered,
  by: 'customer' | 'silence',
): Promise<void> {
  const { agentId } = order
  if (agentId === null) return
  const accepted = ['orderAccepted', 'orderAcceptedBySilence'] as const
  const { total } = await openNotices(ctx.tx, { accountId: agentId, kinds: accepted, limit: 0 })
  await notify(ctx, {
    accountId: agentId,
    // Made again after a complaint, it is accepted again.
    key: `orderAccepted:${post.id}:${ctx.now.getTime()}`,
    kind: by === 'silence' ? 'orderAcceptedBySilence' : 'orderAccepted',
    words: { title: post.title },
  })
  if (total === 0) await mailAgent(ctx, { kind: 'workAccepted', post, order })
}

/** One has seen what is new of one's work. */
export async function readWorkNews(
  ctx: CommandContext,
  { before }: { readonly before: string },
): Promise<{ count: number }> {
  requirePermission(ctx.actor, 'work:consult')
  if (ctx.actor.kind !== 'person') throw new AppError('forbidden')
  const accountId = ctx.actor.personId
  return { count: await closeOpenNotices(ctx, { accountId, kinds: workNewsKinds, before: new Date(before) }) }
}
