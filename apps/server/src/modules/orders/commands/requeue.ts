import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Ordered } from '../order.store.ts'
import { placeAt, placeOfReturn, type ReturnPlace } from '../place-return.store.ts'
import { changeOrder, lockLoads, makeRoom, type OrderRow, openAccess } from '../queue.store.ts'

interface Returned {
  readonly returns: number
  /** What it takes. */
  readonly minutes: number
  /** What was agreed to; later is asked again. */
  readonly agreedAt?: string | undefined
  /** Where it was found to go, in a queue that is locked. */
  readonly place?: ReturnPlace | undefined
}

/**
 * Delivered work comes back into the queue of who made it, as far forward as every promise holds; where they are gone, into that
 * of who is done first. Its queue is locked already.
 */
export async function requeue(
  ctx: CommandContext,
  { post, order }: Ordered,
  { returns, minutes, agreedAt, place }: Returned,
): Promise<OrderRow> {
  const work = { minutes, now: ctx.now }
  const found = place ?? (await placeWhereItWasMade())
  if (!found) throw new AppError('noDeliveryDate')
  const { agentId, position, promise } = found
  if (agreedAt !== undefined && promise.at > agreedAt) throw new AppError('promiseChanged')
  await makeRoom(ctx.tx, { agentId, position, minutes })
  await openAccess(ctx.tx, {
    agentId,
    taskId: post.id,
    accountId: post.accountId,
    visualId: post.visualId,
  })
  return changeOrder(ctx.tx, post.id, {
    returns,
    agentId,
    state: 'queued',
    position,
    minutesLeft: minutes,
    promisedAt: new Date(promise.at),
    expectedAt: null,
    promise: { begins: promise.begins, minutesAhead: promise.minutesAhead, skipped: promise.skipped },
    pausedFor: null,
    closedAt: null,
  })

  async function placeWhereItWasMade(): Promise<ReturnPlace | null> {
    const first = await placeOfReturn(ctx.tx, { post, order }, work)
    return first && first.agentId !== order.agentId ? lockedAt(first.agentId) : first
  }

  /** Their queue may have moved until it is locked: the place in it is looked for again. */
  async function lockedAt(other: number) {
    await lockLoads(ctx.tx, [other])
    return placeAt(ctx.tx, other, work)
  }
}
