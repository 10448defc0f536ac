import type { OrderDraftInput, OrderDraftView } from '@postelier/contract/orders'
import { longestBriefText, nameOfBrief } from '@postelier/contract/orders'
import { and, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { AppError } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { changeInPlace, createDraft, hookFor, lockTask, readTask } from '../../tasks/index.ts'
import { briefFrom } from '../brief.ts'
import { type DraftRef, draftOfTask, presentDraft } from '../drafts.store.ts'
import { orderDraft, taskOrder } from '../order.tables.ts'
import { taskConfiguration } from '../orders.tables.ts'

interface BeginDraftInput {
  readonly accountId: number
  readonly fromTaskId?: string | undefined
  readonly title: string
  readonly message?: string | undefined
  readonly publishOn: string | null
}

/** A brief filled with what is known: the business's networks, and the idea of a post it is made from; ordered before, it is that brief. */
export async function beginDraft(
  ctx: CommandContext,
  { accountId, fromTaskId, title, message = '', publishOn }: BeginDraftInput,
): Promise<{ draft: OrderDraftView }> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'orders:create')
  const [speaker, from] = await Promise.all([
    speakerOf(ctx.tx, accountId),
    fromTaskId === undefined
      ? undefined
      : readTask(ctx.tx, { accountId, taskPublicId: fromTaskId }, ctx.actor),
  ])
  const name = title || from?.title || ''
  const post = await createDraft(ctx, { accountId, title: name })
  const networks = from ? from.networks : [...(speaker?.tones.keys() ?? [])]
  const [first] = networks
  const idea = from ? (first ? hookFor(from.hooks, first) : from.hooks.common) : ''
  const before = from && (await orderedAs(ctx.tx, from.id))
  const brief = before
    ? {
        ...before.brief,
        title: title || before.brief.title,
        ...(message === '' ? {} : { subject: { type: 'other' as const, message } }),
        publishOn,
      }
    : briefFrom({
        title: name,
        networks,
        pageIds: from?.pageIds,
        publishOn,
        message: message || idea.slice(0, longestBriefText),
      })
  const [draft] = await ctx.tx
    .insert(orderDraft)
    .values({
      taskId: post.id,
      ...{ accountId, brief, configurationId: before?.configurationId ?? null },
      changedAt: ctx.now,
    })
    .returning()
  if (!draft) throw new Error('A row that was just put in is given back')
  return { draft: presentDraft(post, draft) }
}

/** What a post was ordered with, where somebody else made it; a kind that is offered no more is chosen anew. */
async function orderedAs(tx: Transaction, taskId: number) {
  const [row] = await tx
    .select({ brief: taskOrder.brief, configurationId: taskConfiguration.id })
    .from(taskOrder)
    .leftJoin(
      taskConfiguration,
      and(eq(taskConfiguration.id, taskOrder.configurationId), isNull(taskConfiguration.removedAt)),
    )
    .where(eq(taskOrder.taskId, taskId))
  return row
}

interface SaveDraftInput extends DraftRef, OrderDraftInput {
  readonly version: number
}

/** As it stands; nothing is asked of it before it is ordered. Another one there meanwhile is never written over. */
export async function saveDraft(
  ctx: CommandContext,
  { accountId, taskPublicId, version, configurationId, isUrgent, brief }: SaveDraftInput,
): Promise<{ draft: OrderDraftView }> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'orders:create')
  const post = await lockTask(ctx, { accountId, taskPublicId })
  if (post.status !== 'draft') throw new AppError('notNow')
  const before = await draftOfTask(ctx.tx, post.id)
  if (before.version !== version) throw new AppError('conflict')
  const title = nameOfBrief(brief)
  if (post.title !== title) await changeInPlace(ctx, post, { transition: 'rename', set: { title } })
  const [draft] = await ctx.tx
    .update(orderDraft)
    .set({ configurationId, isUrgent, brief, version: version + 1, changedAt: ctx.now })
    .where(eq(orderDraft.taskId, post.id))
    .returning()
  if (!draft) throw new Error('A row that is locked does not go away')
  return { draft: presentDraft({ publicId: post.publicId, title }, draft) }
}
