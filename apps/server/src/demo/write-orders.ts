import { brief as briefShape } from '@postelier/contract/orders'
import { nobody } from '../access/actor.ts'
import { asIf, type CommandContext, reading } from '../access/context.ts'
import {
  acceptOrder,
  beginDraft,
  complain,
  deliverWork,
  drawOrder,
  keepProposal,
  pauseWork,
  placeOrder,
  rateOrder,
  readOrder,
  readOrderKinds,
  readWork,
  readWorkNews,
  returnOrder,
  saveDraft,
  startWork,
} from '../modules/orders/index.ts'
import { later, minutes } from '../platform/clock.ts'
import { saidBy } from './demo-looks.ts'
import type { DemoOrder } from './demo-orders.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

interface Placing {
  readonly who: Somebody
  readonly order: DemoOrder
}

export interface OrderPlace {
  readonly accountId: number
  readonly taskPublicId: string
}

/** What is under way was ordered this day: yesterday's would be late by now. */
export const isUnderWay = ({ state }: DemoOrder): boolean =>
  state === 'planned' || state === 'running' || state === 'paused'

/** No two days run alike: each has minutes of its own, the same for all that happens on it, so that its order stays. */
const ofDay = ({ daysAgo }: DemoOrder, most: number): number => (daysAgo * 17) % most

/** Words alone take a few minutes, a whole post a good half hour. */
const tookMinutes = (order: DemoOrder): number =>
  order.kind === 'hook' ? 8 + ofDay(order, 9) : 23 + ofDay(order, 22)

const customerAt = (ctx: CommandContext, { who, order }: Placing, hour: number, minute: number) =>
  asPerson(ago(ctx, order.daysAgo - (hour < 12 ? 1 : 0), hour, minute), who)

/** Ordered by its business, by the commands of the wizard. */
export const placeDemoOrder = (ctx: CommandContext, placing: Placing): Promise<OrderPlace> =>
  ordered(
    isUnderWay(placing.order)
      ? asPerson(at(ctx, later(ctx.now, -minutes(150))), placing.who)
      : customerAt(ctx, placing, 20, 5 + ofDay(placing.order, 50)),
    placing,
  )

interface Working extends Placing {
  readonly place: OrderPlace
  /** What its picture is drawn from. */
  readonly templates: readonly number[]
  readonly nth: number
  /** Somebody of the team, by the first name that customers know. */
  readonly agentCalled: (firstName: string) => Somebody
}

/** Made and answered as far as it came, by the commands of both sides. */
export async function workOnOrder(
  ctx: CommandContext,
  { who, order, place, templates, nth, agentCalled }: Working,
): Promise<void> {
  const templateId = order.format === 'image' ? templates[nth % Math.max(templates.length, 1)] : undefined
  // Where no template is offered there is nothing to deliver.
  if (order.state === 'planned' || (order.format === 'image' && templateId === undefined)) return
  const { taskPublicId } = place
  const { order: placed } = await readOrder(reading(asPerson(ctx, who)), place)
  const agent = agentCalled(placed.agentName)
  const made = (minute: number) =>
    isUnderWay(order)
      ? asPerson(at(ctx, later(ctx.now, minutes(minute - (order.state === 'running' ? 11 : 40)))), agent)
      : asPerson(ago(ctx, order.daysAgo - 1, 8, ofDay(order, 13) + minute), agent)
  await startWork(made(0), { taskPublicId })
  if (templateId !== undefined)
    await drawOrder(made(4), {
      taskPublicId,
      templateId,
      ...saidBy(order.business, { title: order.title, hook: order.hook ?? order.title }, nth),
    })
  const took = tookMinutes(order)
  await propose(made(isUnderWay(order) ? 10 : took - 2), { taskPublicId, order })
  if (order.state === 'running') return
  if (order.state === 'paused') {
    await pauseWork(made(20), { taskPublicId, reason: 'awaitsPhoto', text: '' })
    return
  }
  await deliver(made(took), taskPublicId)
  const answered = (minute: number) => customerAt(ctx, { who, order }, 9, ofDay(order, 19) + minute)
  if (order.state === 'returned')
    await returnOrder(answered(10), {
      ...place,
      remarks: [{ about: 'text', message: order.remark ?? '', pin: null }],
      agreedCredits: 0,
    })
  if (order.state === 'complaint') await complain(answered(20), { ...place, reason: order.reason ?? '' })
  if (order.state !== 'accepted') return
  await acceptOrder(answered(30), { ...place, round: 1 })
  // What is weeks old has been seen by who made it.
  const looked = answered(35)
  if (order.daysAgo > 14) await readWorkNews(asPerson(looked, agent), { before: looked.now.toISOString() })
  if (order.rating) await rateOrder(answered(40), { ...place, ...order.rating })
}

async function ordered(ctx: CommandContext, { who, order }: Placing): Promise<OrderPlace> {
  const accountId = who.id
  const { draft } = await beginDraft(ctx, { accountId, title: order.title, publishOn: null })
  const place = { accountId, taskPublicId: draft.taskId }
  const { configurations } = await readOrderKinds(reading(ctx), { accountId })
  const kind = configurations.find((one) => one.kind === order.kind && one.format === order.format)
  const { title, message, networks, keywords, pages = null, isUrgent = false } = order
  const saved = await saveDraft(ctx, {
    ...place,
    version: draft.version,
    configurationId: kind?.id ?? null,
    isUrgent,
    brief: briefShape.parse({
      title,
      networks,
      keywords,
      subject: { type: 'other', message },
      objectives: ['engagement'],
      graphic: { pages },
    }),
  })
  await placeOrder(ctx, {
    ...place,
    version: saved.draft.version,
    agreed: { credits: 1_000, promisedAt: '2199-01-01T00:00:00.000Z' },
  })
  return place
}

const at = (ctx: CommandContext, now: Date): CommandContext => asIf(ctx, { now, actor: nobody })

async function propose(
  ctx: CommandContext,
  { taskPublicId, order }: { readonly taskPublicId: string; readonly order: DemoOrder },
): Promise<void> {
  const { work } = await readWork(reading(ctx), { taskPublicId })
  await keepProposal(ctx, {
    taskPublicId,
    version: work.draft.version,
    hooks: { common: order.hook ?? '', own: {} },
    agentComment: order.note ?? '',
    visualComment: '',
  })
}

async function deliver(ctx: CommandContext, taskPublicId: string): Promise<void> {
  const { work } = await readWork(reading(ctx), { taskPublicId })
  await deliverWork(ctx, { taskPublicId, version: work.draft.version })
}
