import type { Hooks } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { networksAlike } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { closeNotices } from '../../notifications/index.ts'
import { mediaOfOne, moveTask, networksWithoutHook, type TaskRow } from '../../tasks/index.ts'
import { freezePostVisual, postPages } from '../../visuals/index.ts'
import { filmFault } from '../film-faults.ts'
import { lockHeldOrder, type Ordered, type ProposalRow, proposalsOf } from '../order.store.ts'
import { orderProposal } from '../order.tables.ts'
import { readWork } from '../queries/read-work.ts'
import { changeOrder, closeGap } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { dateKey, deliveredKey, lateKey, tellBusiness } from './tell-business.ts'
import { stopTimer } from './work-timer.ts'

interface KeepProposalInput {
  readonly taskPublicId: string
  readonly version: number
  readonly hooks: Hooks
  readonly agentComment: string
  readonly visualComment: string
}

/** What is being made, as it stands; the customer sees it when it is delivered. */
export async function keepProposal(
  ctx: CommandContext,
  { taskPublicId, version, ...said }: KeepProposalInput,
): Promise<{ version: number }> {
  requirePermission(ctx.actor, 'work:edit')
  const { post, order } = await lockHeldOrder(ctx, taskPublicId)
  if (order.state !== 'queued') throw new AppError('notNow')
  const { draft, nextRound } = await draftOf(ctx, post.id)
  if ((draft?.version ?? 0) !== version) throw new AppError('conflict')
  // Of a picture alone the words stay the business's.
  const words = order.kind === 'visual' ? { ...said, hooks: post.hooks } : said
  if (!draft) {
    await ctx.tx.insert(orderProposal).values({
      taskId: post.id,
      round: nextRound,
      status: 'draft',
      agentId: order.agentId,
      ...words,
    })
    return { version: 1 }
  }
  await ctx.tx
    .update(orderProposal)
    .set({ ...words, version: version + 1, agentId: order.agentId })
    .where(and(eq(orderProposal.taskId, post.id), eq(orderProposal.round, draft.round)))
  return { version: version + 1 }
}

async function draftOf(
  ctx: CommandContext,
  taskId: number,
): Promise<{ draft: ProposalRow | undefined; last: ProposalRow | undefined; nextRound: number }> {
  const rows = await proposalsOf(ctx.tx, taskId)
  const last = rows.at(-1)
  return { draft: rows.find(({ status }) => status === 'draft'), last, nextRound: (last?.round ?? 0) + 1 }
}

async function unwritten(
  ctx: CommandContext,
  { post, order }: Ordered,
  { round, hooks }: Pick<ProposalRow, 'round' | 'hooks'>,
): Promise<Pick<ProposalRow, 'round' | 'hooks'>> {
  await ctx.tx
    .insert(orderProposal)
    .values({ taskId: post.id, round, status: 'draft', agentId: order.agentId, hooks })
  return { round, hooks }
}

/** To the customer, who answers: the timer stops, and the agent's time is free. */
export async function deliverWork(
  ctx: CommandContext,
  { taskPublicId, version }: { readonly taskPublicId: string; readonly version: number },
): Promise<{ work: WorkView }> {
  requirePermission(ctx.actor, 'work:edit')
  const held = await lockHeldOrder(ctx, taskPublicId)
  const { post, order } = held
  if (order.state !== 'queued') throw new AppError('notNow')
  const { draft: written, last, nextRound: round } = await draftOf(ctx, post.id)
  if ((written?.version ?? 0) !== version) throw new AppError('conflict')
  // Of a picture alone nobody has to write anything; of what comes back its words are those that are there.
  const isPicture = order.kind === 'visual'
  const hooks = written?.hooks ?? (isPicture ? undefined : last?.hooks) ?? post.hooks
  await requireWhole(ctx, held, hooks)
  const draft = written ?? (isPicture || last ? await unwritten(ctx, held, { round, hooks }) : undefined)
  if (!draft) throw invalid({ hooks: { key: 'required' } })
  const stopped = await stopTimer(ctx, order, { reason: null })
  await ctx.tx
    .update(orderProposal)
    .set({ status: 'waiting', deliveredAt: ctx.now, agentId: order.agentId })
    .where(and(eq(orderProposal.taskId, post.id), eq(orderProposal.round, draft.round)))
  await moveTask(ctx, post, {
    transition: 'deliver',
    by: 'agent',
    set: { hooks: draft.hooks, visualValidated: null },
    action: 'work.delivered',
    details: { round: draft.round },
  })
  // What the customer looks at stays as it was delivered.
  if (post.visualId !== null) await freezePostVisual(ctx, post.visualId, true)
  await closeGap(ctx.tx, stopped)
  await changeOrder(ctx.tx, post.id, {
    state: 'withCustomer',
    position: null,
    minutesLeft: 0,
    isRunning: false,
    pausedFor: null,
    expectedAt: null,
    deliveredAt: ctx.now,
  })
  await closeNotices(ctx, [
    ...(order.promisedAt ? [lateKey(post.id, order.promisedAt), dateKey(post.id, order.promisedAt)] : []),
    ...(order.expectedAt ? [dateKey(post.id, order.expectedAt)] : []),
  ])
  await tellBusiness(ctx, post, { kind: 'orderDelivered', key: deliveredKey(post.id, draft.round) })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId,
    agentIds: order.agentId === null ? [] : [order.agentId],
  })
  return readWork(reading(ctx), { taskPublicId })
}

/** Nothing half is delivered: words for every network, a picture with something on it. */
async function requireWhole(ctx: CommandContext, { post, order }: Ordered, hooks: Hooks): Promise<void> {
  const [bare] = order.kind === 'visual' ? [] : networksWithoutHook(hooks, post.networks)
  if (bare !== undefined) throw invalid({ hooks: { key: 'hookMissing' } })
  if (order.kind !== 'visual' && networksAlike(order.brief, hooks, post.networks).length > 0)
    throw invalid({ hooks: { key: 'hookForEach' } })
  if (order.kind === 'hook') return
  if (post.format === 'video') return requireFilm(ctx, post, hooks)
  const { visualId, accountId } = post
  const drawn = visualId === null ? null : await postPages(reading(ctx), { accountId, visualId })
  if (!drawn || drawn.leftOver.pages > 0) throw invalid({ visual: { key: 'visualMissing' } })
}

/** A film that every network of the post takes: what one refuses is said before its customer sees it. */
async function requireFilm(ctx: CommandContext, post: TaskRow, hooks: Hooks): Promise<void> {
  const [media] = await mediaOfOne(ctx.tx, post.id)
  if (!media?.file.film) throw invalid({ film: { key: 'filmMissing' } })
  const fault = filmFault(post.networks, hooks, media.file)
  if (fault) throw invalid({ film: fault })
}
