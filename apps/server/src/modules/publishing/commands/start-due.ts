import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { lockDueTasks, moveTasks } from '../../tasks/index.ts'
import { fresh } from '../delivery.ts'
import { delivery } from '../publishing.tables.ts'
import { finalizeTasks } from './finalize-tasks.ts'

/**
 * Posts whose time has come begin to be sent: read under lock, since somebody may have taken one off its date just now.
 * Answers with how many.
 */
export async function startDue(ctx: CommandContext, { most }: { readonly most: number }): Promise<number> {
  const rows = await lockDueTasks(ctx, { now: ctx.now, most })
  if (rows.length === 0) return 0
  await moveTasks(ctx, rows, {
    transition: 'publish',
    by: 'clock',
    facts: { hasNetwork: true, mediaValid: true },
    set: { sendAt: null },
  })
  const ids = rows.map(({ id }) => id)
  const ofThem = inArray(delivery.taskId, ids)
  const begin = { nextAt: ctx.now, startedAt: ctx.now, dueAt: null }
  await ctx.tx
    .update(delivery)
    .set(begin)
    .where(and(ofThem, eq(delivery.state, 'waiting'), isNull(delivery.startedAt)))
  // Put off to this date: what only wanted time is begun anew.
  await ctx.tx
    .update(delivery)
    .set({ ...fresh, ...begin, endedAt: null, round: sql`${delivery.round} + 1` })
    .where(and(ofThem, eq(delivery.state, 'rejected'), sql`${delivery.refusal} ->> 'passes' = 'true'`))
  // Without a page by now nothing would ever be over: it is over here.
  await finalizeTasks(ctx, ids)
  return rows.length
}
