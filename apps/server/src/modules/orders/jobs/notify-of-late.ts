import { and, asc, eq, gt, lt, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isToldOf } from '../../notifications/index.ts'
import { isThere, lockTaskById } from '../../tasks/index.ts'
import { announceWork } from '../commands/announce-work.ts'
import { tellDate } from '../commands/tell-business.ts'
import { expectedAgain } from '../expected.store.ts'
import { lockQueueOf } from '../order.store.ts'
import { taskOrder } from '../order.tables.ts'
import { changeOrder } from '../queue.store.ts'

const atOnce = 200

/** Notifies a business of an order whose promised day went by, once for each promise, and keeps the day on which it is expected. */
export const tellOfLate = defineJob({
  name: 'tell-of-late-orders',
  about:
    'Tells businesses once, with a mail, of an order whose promised day went by, and keeps when it is expected instead.',
  retry: 'safe',
  cron: '*/10 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const now = platform.clock.now()
    let after = 0
    while (!signal.aborted) {
      const late = await platform.db
        .select({ taskId: taskOrder.taskId })
        .from(taskOrder)
        .where(
          and(
            eq(taskOrder.state, 'queued'),
            lt(taskOrder.promisedAt, now),
            gt(taskOrder.taskId, after),
            isThere(taskOrder.taskId),
            or(not(isToldOf(keyOfLate)), lt(taskOrder.expectedAt, now)),
          ),
        )
        .orderBy(asc(taskOrder.taskId))
        .limit(atOnce)
      for (const one of late) {
        if (signal.aborted) return
        await runCommand(platform, system('tell-of-late-orders'), id, tellWhereLate, one)
      }
      if (late.length < atOnce) return
      after = late.at(-1)?.taskId ?? after
    }
  },
})

/** As `lateKey` writes it. */
const keyOfLate = sql`'orderLate:' || ${taskOrder.taskId} || ':' || round(extract(epoch from ${taskOrder.promisedAt}) * 1000)::bigint`

async function tellWhereLate(ctx: CommandContext, { taskId }: { readonly taskId: number }): Promise<void> {
  const post = await lockTaskById(ctx, taskId)
  const order = await lockQueueOf(ctx.tx, taskId)
  const { state, promisedAt } = order
  if (post.removedAt || state !== 'queued' || !promisedAt || promisedAt >= ctx.now) return
  const expectedAt = await expectedAgain(ctx.tx, order, ctx.now)
  await changeOrder(ctx.tx, taskId, { expectedAt })
  const isSaidAnew = await tellDate(ctx, post, { taskId, promisedAt, expectedAt, before: order.expectedAt })
  if (!isSaidAnew) return
  await announceWork(ctx, { accountId: post.accountId, taskPublicId: post.publicId, agentIds: [] })
}
