import type { EndangeredOrderView, TransferChoice } from '@postelier/contract/desk'
import { and, eq, inArray } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { idsOfPublic, lockTasksById, type TaskRow, tasksByIds } from '../../tasks/index.ts'
import { managedAgents, managedOrders } from '../managed.store.ts'
import { type Ordered, orderOf } from '../order.store.ts'
import { taskOrder } from '../order.tables.ts'
import { endangeredOrders, type InDanger } from '../queries/endangered-orders.ts'
import { asOrdered } from '../queries/work-cards.ts'
import { agentsWho, isWorking, lockLoads } from '../queue.store.ts'
import { keepLate } from './keep-late.ts'
import { moveWork } from './move-work.ts'
import { tellTakers } from './tell-maker.ts'

interface Transfers {
  readonly agentId: number
  readonly transfers: readonly TransferChoice[]
}

/** What is moved, once the queues that it concerns are locked. */
interface LockedTransfers {
  readonly move: (as: Pick<Moving, 'days' | 'isWhole'>) => Promise<{ moved: number }>
}

/**
 * From here on nothing comes into the queues and nothing leaves them, until the transaction ends: the posts first, then the queue of
 * who has them with those of who takes them.
 */
export async function lockTransfers(
  ctx: CommandContext,
  { agentId, transfers }: Transfers,
): Promise<LockedTransfers> {
  const moved = transfers.filter((one) => one.agentId !== null)
  const ids = await idsOfPublic(
    ctx.tx,
    transfers.map(({ taskId }) => taskId),
  )
  const orders =
    ids.length === 0
      ? []
      : await ctx.tx
          .select()
          .from(taskOrder)
          .where(and(managedOrders(ctx.actor), inArray(taskOrder.taskId, ids)))
  const named = await tasksByIds(
    ctx.tx,
    orders.map(({ taskId }) => taskId),
  )
  const titles = new Map(
    orders.flatMap((order) => {
      const post = named.get(order.taskId)
      return post ? [[post.publicId, asOrdered(order, post).title] as const] : []
    }),
  )
  const posts = await lockTasksById(
    ctx,
    orders.flatMap((order) => (order.agentId === agentId ? order.taskId : [])),
  )
  const takerIds = moved.flatMap((one) => one.agentId ?? [])
  const takers =
    takerIds.length === 0
      ? []
      : await agentsWho(ctx.tx, and(isWorking, managedAgents(ctx.actor), inArray(person.id, takerIds)))
  await lockLoads(ctx.tx, [agentId, ...takers.map(({ id }) => id)])
  const locked = new Map(posts.map((post) => [post.publicId, post]))
  return { move: (as) => moveEndangered(ctx, { agentId, transfers, posts: locked, titles, ...as }) }
}

/** Of the orders that a refusal is about. */
const mostNamed = 3

interface Moving extends Transfers {
  readonly days?: InDanger['days']
  /** What was locked, by its public id. */
  readonly posts: ReadonlyMap<string, TaskRow>
  /** What each was called when it was asked for. */
  readonly titles: ReadonlyMap<string, string>
  /** Every order that would be late has its choice. */
  readonly isWhole: boolean
}

/** Gives some of an agent's orders to others: all of them as they were chosen, or none where one of them is no longer so. */
async function moveEndangered(
  ctx: CommandContext,
  { agentId, transfers, days, posts, titles, isWhole }: Moving,
): Promise<{ moved: number }> {
  const orders = await endangeredOrders(reading(ctx), {
    agentId,
    chosen: transfers,
    ...(days ? { days } : {}),
  })
  const choices = new Map(transfers.map((one) => [one.taskId, one]))
  const changed = orders.filter((order) => {
    const choice = choices.get(order.taskId)
    if (!choice) return isWhole
    return !holds(order, choice) || (choice.agentId !== null && !posts.has(order.taskId))
  })
  const gone = transfers.filter(({ taskId }) => !orders.some((order) => order.taskId === taskId))
  const others = [
    ...changed.map(({ title }) => title),
    ...gone.flatMap(({ taskId }) => titles.get(taskId) ?? []),
  ]
  if (changed.length > 0 || gone.length > 0)
    throw new AppError(others.length > 0 ? 'promisesAtRisk' : 'conflict', {
      figures: {
        titles: [...others.slice(0, mostNamed), ...(others.length > mostNamed ? ['…'] : [])].join(', '),
      },
    })
  const given: Ordered[] = []
  // As it was reckoned: what is late where it goes comes behind what is in time.
  const inTimeFirst = orders.toSorted(
    (one, other) =>
      Number(isInTimeThere(other, choices.get(other.taskId))) -
      Number(isInTimeThere(one, choices.get(one.taskId))),
  )
  for (const { taskId } of inTimeFirst) {
    const post = posts.get(taskId)
    const to = choices.get(taskId)?.agentId
    if (!post || !to) continue
    // Read anew for each: its place moves up as those before it leave.
    const { order } = await moveWork(ctx, { post, order: await orderOf(ctx.tx, post.id), agentId: to })
    given.push({ post, order })
  }
  await tellTakers(ctx, given)
  for (const { taskId, left } of orders) {
    const post = posts.get(taskId)
    if (post && choices.get(taskId)?.agentId === null) await keepLate(ctx, post, left)
  }
  return { moved: given.length }
}

const isInTimeThere = ({ takers }: EndangeredOrderView, choice: TransferChoice | undefined): boolean =>
  takers.some(({ id, isInTime }) => id === choice?.agentId && isInTime)

/** What was chosen is as good as it was shown: in time, or no later than then. */
function holds({ left, takers }: EndangeredOrderView, { agentId, endsAt }: TransferChoice): boolean {
  const way = agentId === null ? left : takers.find(({ id }) => id === agentId)
  if (!way) return false
  if (way.isInTime) return true
  return way.endsAt === null ? endsAt === null : endsAt !== null && way.endsAt <= endsAt
}

/** Several of an agent's orders whose promise does not hold, by one press. */
export async function transferEndangered(
  ctx: CommandContext,
  { agentId, transfers }: Transfers,
): Promise<{ moved: number }> {
  requirePermission(ctx.actor, 'team:edit')
  const mine = and(managedAgents(ctx.actor), eq(person.id, agentId))
  if ((await ctx.tx.$count(person, mine)) === 0) throw notFound()
  const { move } = await lockTransfers(ctx, { agentId, transfers })
  return move({ isWhole: false })
}
