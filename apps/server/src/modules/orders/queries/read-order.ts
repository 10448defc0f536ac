import { complaintDays, type OrderAbility, type OrderView } from '@postelier/contract/orders'
import { eq, sql } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { readTask, undeliveredAmong } from '../../tasks/index.ts'
import { reasonsNow } from '../expected.store.ts'
import { filmOf } from '../files.present.ts'
import { presentComplaint, presentProposal } from '../order.present.ts'
import { complaintOf, type Ordered, type OrderRef, orderOf, proposalsOf, ratingOf } from '../order.store.ts'
import { pauseOf } from '../pause.store.ts'
import { isWorking } from '../queue.store.ts'

/** An order as its business sees it. */
export async function readOrder(ctx: QueryContext, place: OrderRef): Promise<{ order: OrderView }> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, place.accountId, 'orders:consult')
  const post = await readTask(db, place, ctx.actor)
  const order = await orderOf(db, post.id)
  const [proposals, complaint, rating, settings, film, undelivered, agent, pause] = await Promise.all([
    proposalsOf(db, post.id),
    complaintOf(db, post.id),
    ratingOf(db, post.id),
    masterSettings(db),
    post.format === 'video' ? filmOf(db, post.id) : null,
    undeliveredAmong(db, [post], new Map()),
    order.agentId === null
      ? []
      : db
          .select({ firstName: person.firstName, isWorking: sql<boolean>`${isWorking}` })
          .from(person)
          .where(eq(person.id, order.agentId)),
    order.pausedFor === null ? null : pauseOf(db, order, now),
  ])
  const agentName = agent[0]?.firstName ?? ''
  // Nobody has begun: what stands before it moves, and with it when somebody does.
  const isWaiting = order.state === 'queued' && (post.status === 'planned' || post.status === 'returnWaiting')
  const reasons = isWaiting ? await reasonsNow(db, order, now) : null
  const { promisedAt, promise, deliveredAt } = order
  const inside = order.returns - order.returnsApart
  return {
    order: {
      taskId: post.publicId,
      title: post.title,
      status: post.status,
      configurationId: order.configurationId,
      names: order.names,
      kind: order.kind,
      format: post.format,
      networks: post.networks,
      credits: order.credits,
      parts: order.parts,
      isUrgent: order.isUrgent,
      brief: order.brief,
      agentName,
      isAttended: agent[0]?.isWorking ?? false,
      orderedAt: order.orderedAt.toISOString(),
      promise:
        promise && promisedAt
          ? {
              ...promise,
              ...reasons,
              skipped: [...(reasons ?? promise).skipped],
              agentName,
              at: promisedAt.toISOString(),
            }
          : null,
      promisedAt: promisedAt?.toISOString() ?? null,
      isLate: order.state === 'queued' && promisedAt !== null && promisedAt < now,
      expectedAt: order.expectedAt?.toISOString() ?? null,
      pause:
        order.pausedFor === null || post.status !== 'paused'
          ? null
          : { reason: order.pausedFor, resumesAt: pause?.hoursBegin ?? null },
      proposals: proposals.filter(({ status }) => status !== 'draft').map(presentProposal),
      film: deliveredAt === null || undelivered.has(post.id) ? null : film,
      returns: {
        asked: inside,
        included: settings.includedCorrections,
        nextCredits: inside < settings.includedCorrections ? 0 : settings.correctionCredits,
      },
      complaint: presentComplaint(complaint),
      rating: rating?.rating ?? null,
      abilities: holds(ctx.actor, 'orders:edit')
        ? abilitiesOn({ post, order }, { now, isRated: rating !== null, hasComplaint: complaint !== null })
        : [],
    },
  }
}

export const mayComplainUntil = (deliveredAt: Date): Date => later(deliveredAt, days(complaintDays))

/** Delivered work that is answered by it, or work that was accepted and did not go out. */
export function mayReturn({
  post: { status },
  order: { state, deliveredAt },
}: {
  readonly post: Pick<Ordered['post'], 'status'>
  readonly order: Pick<Ordered['order'], 'state' | 'deliveredAt'>
}): boolean {
  if (status === 'completed') return state === 'withCustomer'
  return (
    state === 'closed' && deliveredAt !== null && (status === 'validated' || status === 'publicationWaiting')
  )
}

function abilitiesOn(
  { post: { status }, order }: Ordered,
  {
    now,
    isRated,
    hasComplaint,
  }: { readonly now: Date; readonly isRated: boolean; readonly hasComplaint: boolean },
): OrderAbility[] {
  const { state, deliveredAt } = order
  const isDelivered = status === 'completed' && state === 'withCustomer'
  const isAccepted = state === 'closed' && deliveredAt !== null && status !== 'publicationCanceled'
  const inTime = deliveredAt !== null && now <= mayComplainUntil(deliveredAt)
  const can: Readonly<Record<OrderAbility, boolean>> = {
    accept: isDelivered,
    return: mayReturn({ post: { status }, order }),
    complain: (status === 'completed' || status === 'validated') && inTime && !hasComplaint,
    rate: isAccepted && !isRated,
    cancel: status === 'planned' && state === 'queued',
    attach: state === 'queued',
    comment: state !== 'closed' && order.agentId !== null,
  }
  return (Object.keys(can) as OrderAbility[]).filter((ability) => can[ability])
}
