import type { CommandContext } from '../../../access/context.ts'
import { notify } from '../../notifications/index.ts'
import { closeDelivered, lockDelivery } from '../../orders/index.ts'
import { zoneOfAccount } from '../../tasks/index.ts'
import { policyOf } from '../silence.store.ts'
import { afterSilence } from '../silence.ts'

/**
 * Says yes to delivered work that nobody answered about in time, where its business has chosen a yes; every other rule leaves it.
 * `holds` gives up what was refused: it waits, and its business is told.
 */
export async function acceptUnanswered(
  ctx: CommandContext,
  { taskId, holds = false }: { readonly taskId: number; readonly holds?: boolean },
): Promise<void> {
  const delivery = await lockDelivery(ctx, taskId)
  // Hidden from its business, it is not theirs to be silent about.
  if (!delivery || delivery.post.isHidden) return
  const { post, order, round, deliveredAt } = delivery
  const { accountId } = post
  const { does, at } = afterSilence({
    ...(await policyOf(ctx.tx, accountId)),
    askedAt: deliveredAt,
    changedAt: deliveredAt,
    publishAt: null,
    zone: await zoneOfAccount(ctx.tx, accountId),
    isSpent: false,
  })
  if (does !== 'validate' || !at || at > ctx.now) return
  if (!holds) await closeDelivered(ctx, { post, order }, { round, by: 'silence' })
  await notify(ctx, {
    accountId,
    taskPublicId: post.publicId,
    kind: holds ? 'silenceHeld' : 'silenceValidated',
    key: `silence:order:${taskId}:${round}`,
    words: { title: post.title },
  })
}
