import type { PauseReason } from '@postelier/contract/desk'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { minutes } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { lockTaskById } from '../../tasks/index.ts'
import { calendarsOf, stretchesFrom } from '../../workforce/index.ts'
import { announceWork } from '../commands/announce-work.ts'
import { pause } from '../commands/work-timer.ts'
import { lockQueueOf } from '../order.store.ts'
import { workInterval } from '../order.tables.ts'

/** A page says every minute that it is open; a computer that sleeps says nothing. */
const silentMinutes = 15

/** Pauses agents' timers whose page was closed or whose day is over, so that no idle time is counted. */
export const stopTimers = defineJob({
  name: 'stop-timers',
  about: `Pauses timers at the end of the working day, and those whose page was not heard of for ${silentMinutes} minutes.`,
  retry: 'safe',
  cron: '*/5 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const open = await platform.db
      .select({ id: workInterval.id })
      .from(workInterval)
      .where(isNull(workInterval.endedAt))
      .orderBy(asc(workInterval.startedAt))
    for (const one of open) {
      if (signal.aborted) return
      await runCommand(platform, system('stop-timers'), id, stopWhereOver, one)
    }
  },
})

async function stopWhereOver(ctx: CommandContext, { id }: { readonly id: number }): Promise<void> {
  const [found] = await ctx.tx
    .select()
    .from(workInterval)
    .where(and(eq(workInterval.id, id), isNull(workInterval.endedAt)))
  if (!found) return
  const post = await lockTaskById(ctx, found.taskId)
  const order = await lockQueueOf(ctx.tx, found.taskId)
  const [row] = await ctx.tx
    .select()
    .from(workInterval)
    .where(and(eq(workInterval.id, id), isNull(workInterval.endedAt)))
  if (!row || !order.isRunning) return
  const end = await endOf(ctx, row)
  if (!end) return
  await pause(ctx, { post, order }, end)
  await announceWork(ctx, {
    accountId: post.accountId,
    taskPublicId: post.publicId,
    agentIds: [row.agentId],
  })
}

/** Why a timer does not count any more, and since when. */
async function endOf(
  ctx: CommandContext,
  { agentId, startedAt, seenAt }: typeof workInterval.$inferSelect,
): Promise<{ readonly reason: PauseReason; readonly at: Date } | null> {
  const calendar = (await calendarsOf(ctx.tx, [agentId], { now: startedAt })).get(agentId)
  const dayEnd = calendar && endOfDay(startedAt.getTime())
  if (dayEnd !== undefined && ctx.now.getTime() >= dayEnd)
    return {
      reason: 'endOfDay',
      at: new Date(Math.min(dayEnd, Math.max(seenAt.getTime(), startedAt.getTime()))),
    }
  if (ctx.now.getTime() - seenAt.getTime() > minutes(silentMinutes)) return { reason: 'noSign', at: seenAt }
  return null

  /** The last minute at work of the day on which it was started; nothing on a day without work. */
  function endOfDay(from: number): number | undefined {
    let end: number | undefined
    for (const { from: start, to } of calendar ? stretchesFrom(calendar, from, 1) : []) {
      if (end !== undefined && start - end > minutes(6 * 60)) break
      end = to
    }
    return end
  }
}
