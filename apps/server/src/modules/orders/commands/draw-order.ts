import type { WorkView } from '@postelier/contract/desk'
import { requirePermission } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { changeInPlace } from '../../tasks/index.ts'
import {
  dressPostVisual,
  postVisuals,
  requireOffered,
  sayOnPostVisual,
  type VisualWords,
} from '../../visuals/index.ts'
import { lockHeldOrder } from '../order.store.ts'
import { languageOf } from '../queries/read-quote.ts'
import { readWork } from '../queries/read-work.ts'
import { openAccess } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'

interface DrawOrderInput extends Partial<VisualWords> {
  readonly taskPublicId: string
  /** A template that the business is offered, or a blank page. */
  readonly templateId: number | null
}

/** The picture of a task in hand is begun anew from a template; what was drawn before goes. */
export async function drawOrder(
  ctx: CommandContext,
  { taskPublicId, templateId, words, motif }: DrawOrderInput,
): Promise<{ work: WorkView }> {
  requirePermission(ctx.actor, 'work:edit')
  const { post, order } = await lockHeldOrder(ctx, taskPublicId)
  if (order.state !== 'queued' || post.visualId === null || order.agentId === null)
    throw new AppError('notNow')
  const { accountId } = post
  if (templateId !== null) await requireOffered(ctx.tx, accountId, templateId)
  const language = await languageOf(ctx.tx, accountId)
  const before = (await postVisuals(reading(ctx), { accountId, language, ids: [post.visualId] })).get(
    post.visualId,
  )
  const visualId = await dressPostVisual(ctx, post.visualId, {
    accountId,
    name: post.title,
    templateId,
    format: before?.format ?? '1:1',
    isCarousel: post.format !== 'image',
    language,
  })
  if (words && motif !== undefined) await sayOnPostVisual(ctx, { visualId, words, motif })
  await changeInPlace(ctx, post, { transition: 'dress', set: { visualId, visualValidated: null } })
  await openAccess(ctx.tx, { agentId: order.agentId, taskId: post.id, accountId, visualId })
  await announceWork(ctx, { accountId, taskPublicId, agentIds: [order.agentId] })
  return readWork(reading(ctx), { taskPublicId })
}
