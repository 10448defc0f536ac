import type { OrderView } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { instantOf, localTimeOf } from '../../../platform/local-time.ts'
import { hasDebt, holdCredits } from '../../billing/index.ts'
import { lockTask, moveTask, zoneOfAccount } from '../../tasks/index.ts'
import { createPostVisual } from '../../visuals/index.ts'
import { faultsOfBrief, networksOf } from '../brief.ts'
import { type DraftRef, draftOfTask } from '../drafts.store.ts'
import { orderKey } from '../keys.ts'
import { orderDraft, taskOrder } from '../order.tables.ts'
import { readOrder } from '../queries/read-order.ts'
import { languageOf, quoteFor } from '../queries/read-quote.ts'
import { agentsWho, isWorking, lockLoads, makeRoom, openAccess, speaks } from '../queue.store.ts'
import { announceWork } from './announce-work.ts'
import { tellMaker } from './tell-maker.ts'

/** On a day that was chosen without an hour. */
const publishHour = '10:00'

interface PlaceOrderInput extends DraftRef {
  readonly version: number
  /** What the customer saw: dearer or later is asked again, and nothing is debited. */
  readonly agreed: { readonly credits: number; readonly promisedAt: string }
}

/** Orders what a brief asks for: an agent's time is taken, a date promised and the credits held, together or not at all. */
export async function placeOrder(ctx: CommandContext, input: PlaceOrderInput): Promise<{ order: OrderView }> {
  const { accountId, agreed } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'orders:create')
  const post = await lockTask(ctx, input)
  if (post.status !== 'draft') throw new AppError('alreadyDone')
  if (await hasDebt(ctx.tx, accountId)) throw new AppError('debtOpen')
  const draft = await draftOfTask(ctx.tx, post.id)
  if (draft.version !== input.version) throw new AppError('conflict')
  const { configurationId, brief } = draft
  if (configurationId === null) throw invalid({ configurationId: { key: 'required' } })
  // Whose time it could be: two that order at once find it one after the other.
  const language = await languageOf(ctx.tx, accountId)
  const agents = await agentsWho(ctx.tx, and(isWorking, speaks(language)))
  await lockLoads(
    ctx.tx,
    agents.map(({ id }) => id),
  )
  const { configuration, price, chosen, isUrgent } = await quoteFor(
    ctx.tx,
    { accountId, configurationId, isUrgent: draft.isUrgent, networks: networksOf(brief) },
    ctx.now,
  )
  const zone = await zoneOfAccount(ctx.tx, accountId)
  const faults = faultsOfBrief(brief, configuration.kind, localTimeOf(ctx.now, zone).slice(0, 10))
  if (Object.keys(faults).length > 0) throw invalid(faults)
  if (!chosen) throw new AppError('noDeliveryDate')
  const { agent, assignment, promise } = chosen
  if (price.credits > agreed.credits)
    throw new AppError('priceChanged', { figures: { credits: price.credits } })
  if (promise.at > agreed.promisedAt) throw new AppError('promiseChanged')
  await holdCredits(ctx, {
    accountId,
    key: orderKey(post.publicId),
    credits: price.credits,
    agreedCredits: agreed.credits,
    reason: 'order',
    reference: post.publicId,
  })
  const format = configuration.format ?? 'image'
  const visualId =
    configuration.kind === 'hook' || format === 'video'
      ? null
      : await createPostVisual(ctx, {
          accountId,
          name: brief.title,
          templateId: null,
          language,
          format: '1:1',
          isCarousel: format !== 'image',
        })
  const minutes = price.minutes
  await makeRoom(ctx.tx, { agentId: agent.id, position: assignment.position, minutes })
  await ctx.tx.insert(taskOrder).values({
    taskId: post.id,
    accountId,
    agentId: agent.id,
    configurationId,
    names: configuration.names,
    kind: configuration.kind,
    parts: price.parts,
    credits: price.credits,
    minutes,
    minutesLeft: minutes,
    brief,
    isUrgent,
    state: 'queued',
    position: assignment.position,
    promisedAt: new Date(promise.at),
    promise: { begins: promise.begins, minutesAhead: promise.minutesAhead, skipped: promise.skipped },
    orderedAt: ctx.now,
    orderedBy: handOf(ctx.actor),
  })
  await ctx.tx.delete(orderDraft).where(eq(orderDraft.taskId, post.id))
  await openAccess(ctx.tx, { agentId: agent.id, taskId: post.id, accountId, visualId })
  const meantFor = brief.publishOn && dateOf(brief.publishOn)
  await moveTask(ctx, post, {
    transition: 'order',
    by: 'customer',
    set: {
      format,
      visualId,
      title: brief.title,
      networks: brief.networks,
      pageIds: brief.pageIds,
      shows: format === 'video' ? 'media' : 'design',
      ...(meantFor || {}),
    },
    action: 'order.placed',
    details: { credits: price.credits, promisedAt: promise.at },
  })
  await tellMaker(ctx, {
    kind: 'orderToMake',
    post: { publicId: post.publicId, title: brief.title },
    order: { agentId: agent.id, promisedAt: new Date(promise.at) },
  })
  await announceWork(ctx, { accountId, taskPublicId: post.publicId, agentIds: [agent.id] })
  return readOrder(reading(ctx), input)

  /** The day its customer wants it out, at an hour they can change; nothing is sent by it. */
  function dateOf(day: string) {
    const publishLocal = `${day}T${publishHour}`
    const found = instantOf(publishLocal, zone)
    if (typeof found === 'string' || found.at <= ctx.now) return null
    return { publishAt: found.at, publishLocal, publishZone: zone }
  }
}
