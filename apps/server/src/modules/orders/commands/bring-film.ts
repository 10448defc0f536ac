import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StoredPicture } from '../../media/index.ts'
import { takeFilm } from '../../tasks/index.ts'
import { lockHeldOrder } from '../order.store.ts'
import { announceWork } from './announce-work.ts'

/** The post shows it once it is delivered; it takes the place of the film before. */
export async function bringFilm(
  ctx: CommandContext,
  { taskPublicId, file }: { readonly taskPublicId: string; readonly file: StoredPicture },
): Promise<void> {
  requirePermission(ctx.actor, 'work:edit')
  const { post, order } = await lockHeldOrder(ctx, taskPublicId)
  if (order.state !== 'queued' || order.kind === 'hook') throw new AppError('notNow')
  await takeFilm(ctx, post, file)
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId,
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
}
