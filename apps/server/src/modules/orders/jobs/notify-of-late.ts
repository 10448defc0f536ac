import { and, asc, eq, gt, lt, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isToldOf } from '../../notifications/index.ts'
import { isThere, lockTaskById } from '../../tasks/index.ts'
import { lateKey, tellBusiness } from '../commands/tell-business.ts'
import { orderOf } from '../order.store.ts'
import { taskOrder } from '../order.tables.ts'

const atOnce = 200

/** Notifies a business of an order whose promised day went by, once for each promise. */
export const tellOfLate = defineJob({
  name: 'tell-of-late-orders',
  about: 'Tells businesses once, with a mail, of an order whose promised day went by.',
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
            not(isToldOf(keyOfLate)),
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
  const { state, promisedAt } = await orderOf(ctx.tx, taskId)
  if (post.removedAt || state !== 'queued' || !promisedAt || promisedAt >= ctx.now) return
  await tellBusiness(ctx, post, { kind: 'orderLate', key: lateKey(taskId, promisedAt), date: promisedAt })
}
