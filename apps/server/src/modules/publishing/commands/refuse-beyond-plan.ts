import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError } from '../../../platform/errors.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { roomInPlan } from '../queries/room-in-plan.ts'

/** Refuses a date that the business's plan has no room for. */
export async function refuseBeyondPlan(ctx: CommandContext, row: TaskRow, at: Date): Promise<void> {
  const { full, most } = await roomInPlan(ctx.tx, row, {
    at,
    now: ctx.now,
    // Two that take the last place at once come one after the other; its post is locked before, and no other after.
    lock: () => oneAtATime(ctx.tx, 'posts of a week', row.accountId),
  })
  if (full === 'month') throw new AppError('planNeededBeyondMonth')
  if (full === 'week') throw new AppError('postsAWeekReached', { figures: { max: most ?? 0 } })
}
