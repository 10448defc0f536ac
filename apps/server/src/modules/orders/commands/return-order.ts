import type { BriefPart, OrderView, Remark } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { hasDebt, holdCredits } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { closeNotices } from '../../notifications/index.ts'
import { moveTask } from '../../tasks/index.ts'
import { freezePostVisual } from '../../visuals/index.ts'
import { returnKey } from '../keys.ts'
import { lockOrder, type Ordered, type OrderRef, proposalsOf } from '../order.store.ts'
import { orderProposal } from '../order.tables.ts'
import { correctionMinutes, isCorrectionIncluded } from '../price.ts'
import { mayReturn, readOrder } from '../queries/read-order.ts'
import { announceWork } from './announce-work.ts'
import { type ChangedBrief, changeOfBrief, takeChange } from './change-of-brief.ts'
import { requeue } from './requeue.ts'
import { deliveredKey } from './tell-business.ts'
import { tellMaker } from './tell-maker.ts'

interface ReturnOrderInput extends OrderRef {
  readonly remarks: readonly Remark[]
  /** The delivery that was seen. */
  readonly round?: number | undefined
  /** The brief as it is wanted now, with the date of its quote. */
  readonly change?: (ChangedBrief & { readonly promisedAt: string }) | undefined
  /** What the customer saw that it costs. */
  readonly agreedCredits: number
}

/**
 * A correction: of a delivery that is answered by it, or of work accepted before. It is made by who made the work. Inside the brief
 * the first ones are included; another brief is made for what its quote said, and uses up none of them.
 */
export async function returnOrder(
  ctx: CommandContext,
  { remarks, round, change, agreedCredits, ...place }: ReturnOrderInput,
): Promise<{ order: OrderView }> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'orders:edit')
  const before = await lockOrder(ctx, place)
  if (!mayReturn(before)) throw new AppError('notNow')
  if (round !== undefined && (await lastDelivery(ctx, before))?.round !== round)
    throw new AppError('conflict')
  const { includedCorrections, correctionCredits } = await masterSettings(ctx.tx)
  const changed = change ? await changeOfBrief(ctx, before, change) : null
  if (!changed && remarks.length === 0) throw invalid({ remarks: { key: 'required' } })
  const returns = before.order.returns + 1
  const isIncluded = isCorrectionIncluded(before.order, includedCorrections)
  const credits = changed?.price.credits ?? (isIncluded ? 0 : correctionCredits)
  // Work about something else is a new order in all but its name.
  if (changed?.scope === 'anew' && (await hasDebt(ctx.tx, place.accountId))) throw new AppError('debtOpen')
  await holdCredits(ctx, {
    accountId: place.accountId,
    key: returnKey(before.post.publicId, returns),
    credits,
    agreedCredits,
    reason: 'orderCorrection',
    reference: before.post.publicId,
  })
  await declineLast(ctx, before, { remarks, changed: changed?.parts ?? [] })
  const { post, order } = changed ? await takeChange(ctx, before, changed) : before
  const after = await requeue(
    ctx,
    { post, order },
    {
      returns,
      minutes: changed?.price.minutes ?? correctionMinutes(order.minutes),
      ...(changed ? { agreedAt: change?.promisedAt } : {}),
    },
  )
  await moveTask(ctx, post, {
    transition: post.status === 'completed' ? 'decline' : 'correct',
    by: 'customer',
    facts: { reasonGiven: remarks.length > 0 || changed !== null, ordered: true },
    reason: remarks.map(({ message }) => message).join('\n'),
    set: {
      sendAt: null,
      approved: null,
      visualValidated: null,
      ...(changed
        ? {
            networks: order.brief.networks,
            // Chosen for other networks, they are proposed anew.
            ...(changed.parts.includes('networks') ? { pageIds: null } : {}),
            format: post.format,
            visualId: post.visualId,
          }
        : {}),
    },
    action: 'order.returned',
    details: { credits, returns },
  })
  if (post.visualId !== null) await freezePostVisual(ctx, post.visualId, false)
  await tellMaker(ctx, { kind: 'correctionToMake', post, order: after })
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: [before.order.agentId, after.agentId].filter((id) => id !== null),
  })
  return readOrder(reading(ctx), place)
}

const lastDelivery = async ({ tx }: CommandContext, { post }: Pick<Ordered, 'post'>) =>
  (await proposalsOf(tx, post.id)).findLast(({ status }) => status !== 'draft')

async function declineLast(
  ctx: CommandContext,
  { post }: Pick<Ordered, 'post'>,
  { remarks, changed }: { readonly remarks: readonly Remark[]; readonly changed: readonly BriefPart[] },
): Promise<void> {
  const last = await lastDelivery(ctx, { post })
  if (!last) return
  await ctx.tx
    .update(orderProposal)
    .set({
      status: 'declined',
      answeredAt: ctx.now,
      answeredBy: handOf(ctx.actor),
      remarks: [...remarks],
      changed: [...changed],
    })
    .where(and(eq(orderProposal.taskId, post.id), eq(orderProposal.round, last.round)))
  await closeNotices(ctx, [deliveredKey(post.id, last.round)])
}
