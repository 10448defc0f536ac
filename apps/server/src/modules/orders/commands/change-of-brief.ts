import { type Brief, type BriefPart, changedParts, scopeOfChange } from '@postelier/contract/orders'
import type { CommandContext } from '../../../access/context.ts'
import { invalid } from '../../../platform/errors.ts'
import { dressPostVisual } from '../../visuals/index.ts'
import { faultsOfBrief, networksOf } from '../brief.ts'
import type { ConfigurationRow } from '../configurations.store.ts'
import type { Ordered } from '../order.store.ts'
import type { Price } from '../price.ts'
import { languageOf } from '../queries/read-quote.ts'
import { priceOfReturn } from '../queries/read-return-quote.ts'
import { changeOrder } from '../queue.store.ts'

export interface ChangedBrief {
  readonly configurationId: number
  readonly brief: Brief
}

interface Change {
  readonly scope: 'adjusted' | 'anew'
  readonly parts: readonly BriefPart[]
  readonly brief: Brief
  readonly configuration: ConfigurationRow
  readonly price: Price
}

/** What differs from the order's copy, and what that costs; nothing where it is the same brief. */
export async function changeOfBrief(
  ctx: CommandContext,
  { post, order }: Ordered,
  { configurationId, brief: asked }: ChangedBrief,
): Promise<Change | null> {
  // Its name and the day it is wanted are the post's own by now, and a picture alone has no words for each network.
  const { title, publishOn, hookSetting } = order.brief
  const brief: Brief = {
    ...asked,
    title,
    publishOn,
    hookSetting: order.kind === 'visual' ? hookSetting : asked.hookSetting,
  }
  const after = { configurationId, brief }
  const scope = scopeOfChange(order, after)
  if (scope === null) return null
  const faults = faultsOfBrief({ ...brief, publishOn: null }, order.kind, '')
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const { configuration, price } = await priceOfReturn(
    ctx.tx,
    { post, order },
    {
      scope,
      configurationId,
      networks: networksOf(brief, order.kind),
    },
  )
  return { scope, parts: changedParts(order, after), brief, configuration, price }
}

/** The order is for it from here on; of another format the picture is begun anew, as it was for the first. */
export async function takeChange(
  ctx: CommandContext,
  { post, order }: Ordered,
  { scope, parts, brief, configuration, price }: Change,
): Promise<Ordered> {
  const returns = order.returns + 1
  const networks = (of: Brief) => networksOf(of, order.kind)
  const added = Math.max(0, networks(brief) - networks(order.brief)) * configuration.minutesPerNetwork
  const after = await changeOrder(ctx.tx, post.id, {
    brief,
    configurationId: configuration.id,
    names: configuration.names,
    parts: [...order.parts, ...price.parts],
    credits: order.credits + price.credits,
    minutes: scope === 'anew' ? price.minutes : order.minutes + added,
    // Work made anew has corrections of its own.
    returnsApart: scope === 'anew' ? returns : order.returnsApart + 1,
  })
  if (!parts.includes('format')) return { post, order: after }
  const format = configuration.format ?? post.format
  if (post.visualId === null || format === post.format) return { post: { ...post, format }, order: after }
  const { accountId } = post
  const visualId = await dressPostVisual(ctx, post.visualId, {
    accountId,
    name: post.title,
    templateId: null,
    language: await languageOf(ctx.tx, accountId),
    format: '1:1',
    isCarousel: format !== 'image',
  })
  return { post: { ...post, format, visualId }, order: after }
}
