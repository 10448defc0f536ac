import { mostBriefFiles } from '@postelier/contract/orders'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { StoredFile } from '../../media/index.ts'
import { attachFile, attachmentsOf, changeInPlace, detachFile, lockTask } from '../../tasks/index.ts'
import { draftOfTask } from '../drafts.store.ts'
import { type OrderRef, orderOf } from '../order.store.ts'
import { announceWork } from './announce-work.ts'

/** One file more that says what is wanted: while the brief is written, and while somebody makes the post. */
export async function addOrderFile(
  ctx: CommandContext,
  { file, ...place }: OrderRef & { readonly file: StoredFile },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:create')
  const post = await lockTask(ctx, place)
  if ((await attachmentsOf(ctx.tx, post.id)).length >= mostBriefFiles)
    throw new AppError('limitReached', { figures: { max: mostBriefFiles } })
  if (post.status === 'draft') {
    await draftOfTask(ctx.tx, post.id)
    await attachFile(ctx, post, file)
    return
  }
  const { state, agentId } = await orderOf(ctx.tx, post.id)
  if (state !== 'queued') throw new AppError('notNow')
  await attachFile(ctx, post, file)
  await changeInPlace(ctx, post, { transition: 'attach', reason: file.originalName })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: agentId === null ? [] : [agentId],
  })
}

/** Who makes the post may have begun from it: what is ordered keeps its files. */
export async function dropOrderFile(
  ctx: CommandContext,
  { fileId, ...place }: OrderRef & { readonly fileId: string },
): Promise<string[]> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:create')
  const post = await lockTask(ctx, place)
  if (post.status !== 'draft') throw new AppError('notNow')
  const keys = await detachFile(ctx, post.id, fileId)
  if (keys.length === 0) throw notFound()
  return keys
}
