import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { assignWork, calendarsOf } from '../../workforce/index.ts'
import { chooseAgent } from '../choose-agent.store.ts'
import type { Ordered } from '../order.store.ts'
import { correctionMinutes } from '../price.ts'
import { languageOf } from '../queries/read-quote.ts'
import { changeOrder, lockLoads, makeRoom, type OrderRow, openAccess, queuesOf } from '../queue.store.ts'

/**
 * Delivered work comes back into the queue of who made it, as far forward as every promise holds; where they are gone, into that
 * of who is done first. Its queue is locked already.
 */
export async function requeue(
  ctx: CommandContext,
  { post, order }: Ordered,
  returns: number,
): Promise<OrderRow> {
  const minutes = correctionMinutes(order.minutes)
  const [maker] =
    order.agentId === null
      ? []
      : await ctx.tx.select({ state: person.state }).from(person).where(eq(person.id, order.agentId))
  const same = maker?.state === 'active' && order.agentId !== null ? await placeAt(order.agentId) : null
  const found = same ?? (await placeElsewhere())
  if (!found) throw new AppError('noDeliveryDate')
  await makeRoom(ctx.tx, { agentId: found.agentId, position: found.position, minutes })
  await openAccess(ctx.tx, {
    agentId: found.agentId,
    taskId: post.id,
    accountId: post.accountId,
    visualId: post.visualId,
  })
  return changeOrder(ctx.tx, post.id, {
    returns,
    agentId: found.agentId,
    state: 'queued',
    position: found.position,
    minutesLeft: minutes,
    promisedAt: new Date(found.at),
    promise: found.reasons,
    pausedFor: null,
    closedAt: null,
  })

  async function placeAt(agentId: number) {
    const calendars = await calendarsOf(ctx.tx, [agentId], { now: ctx.now })
    const calendar = calendars.get(agentId)
    if (!calendar) return null
    const at = ctx.now.getTime()
    const queue = (await queuesOf(ctx.tx, [agentId], { calendars, now: at })).get(agentId) ?? []
    const assignment = assignWork([{ id: agentId, calendar, queue }], { minutes, isUrgent: true }, at)
    if (!assignment) return null
    const { finish, position, skipped } = assignment
    return {
      agentId,
      position,
      at: finish.endOfDay,
      reasons: { begins: new Date(finish.begins).toISOString(), minutesAhead: 0, skipped: [...skipped] },
    }
  }

  async function placeElsewhere() {
    const language = await languageOf(ctx.tx, post.accountId)
    const chosen = await chooseAgent(ctx.tx, { language, minutes, isUrgent: true }, ctx.now)
    if (!chosen) return null
    // Their queue may have moved until it is locked: the place in it is looked for again.
    await lockLoads(ctx.tx, [chosen.agent.id])
    return placeAt(chosen.agent.id)
  }
}
