import type { ChangeScope, Quote } from '@postelier/contract/orders'
import { and, eq, isNull, or } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { balanceOf, totalOf } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { readTask, type TaskRow } from '../../tasks/index.ts'
import { networksOf } from '../brief.ts'
import type { ConfigurationRow } from '../configurations.store.ts'
import { type OrderRef, orderOf } from '../order.store.ts'
import { taskConfiguration } from '../orders.tables.ts'
import { placeOfReturn } from '../place-return.store.ts'
import { type Price, priceOfChange } from '../price.ts'
import type { OrderRow } from '../queue.store.ts'
import { mayReturn } from './read-order.ts'

interface Change {
  readonly scope: ChangeScope
  readonly configurationId: number
  /** How many get words of their own. */
  readonly networks: number
}

/** What a changed brief of delivered work would cost and when it would be done. Debits nothing, and keeps nobody's time. */
export async function readReturnQuote(
  ctx: QueryContext,
  { scope, configurationId, networks, ...place }: OrderRef & Change,
): Promise<{ quote: Quote }> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, place.accountId, 'orders:consult')
  const post = await readTask(db, place, ctx.actor)
  const order = await orderOf(db, post.id)
  if (!mayReturn({ post, order })) throw new AppError('notNow')
  const { price } = await priceOfReturn(db, { post, order }, { scope, configurationId, networks })
  const [found, balance] = await Promise.all([
    placeOfReturn(db, { post, order }, { minutes: price.minutes, now }),
    balanceOf(db, place.accountId, now),
  ])
  const left = totalOf(balance)
  return {
    quote: {
      ...price,
      isUrgent: false,
      promise: found?.promise ?? null,
      balance: left,
      missing: Math.max(0, price.credits - left),
    },
  }
}

/** Of the same kind of work, from the price list as it stands; the kind that was ordered counts when it is offered no more. */
export async function priceOfReturn(
  db: Pick<Database, 'select'>,
  { post, order }: { readonly post: Pick<TaskRow, 'format'>; readonly order: OrderRow },
  { scope, configurationId, networks }: Change,
): Promise<{ configuration: ConfigurationRow; price: Price }> {
  const [configuration] = await db
    .select()
    .from(taskConfiguration)
    .where(
      and(
        eq(taskConfiguration.id, configurationId),
        eq(taskConfiguration.kind, order.kind),
        or(isNull(taskConfiguration.removedAt), eq(taskConfiguration.id, order.configurationId ?? 0)),
      ),
    )
  if (!configuration) throw notFound()
  // A film is other work than a picture: it is ordered by itself.
  if ((configuration.format === 'video') !== (post.format === 'video')) throw notFound()
  const { correctionCredits } = await masterSettings(db)
  const price = priceOfChange(configuration, {
    scope,
    networksBefore: networksOf(order.brief, order.kind),
    networks,
    minutesBefore: order.minutes,
    correctionCredits,
  })
  return { configuration, price }
}
