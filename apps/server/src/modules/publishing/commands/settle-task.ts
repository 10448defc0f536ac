import type { CommandContext } from '../../../access/context.ts'
import { lockTaskById, moveTask } from '../../tasks/index.ts'
import { attemptsOf } from '../attempt.store.ts'
import { isOver } from '../attempt.ts'

/** What becomes of a post once none of its pages is pending: out, back to wait, or back to be mended. */
export async function settleTask(ctx: CommandContext, taskId: number): Promise<void> {
  const attempts = await attemptsOf(ctx.tx, taskId)
  if (attempts.length === 0 || !attempts.every(({ state }) => isOver(state))) return
  const row = await lockTaskById(ctx, taskId)
  if (row.status !== 'publishing') return
  const isOut = attempts.some(({ state }) => state === 'confirmed')
  const passes = attempts.every(({ refusal }) => refusal?.passes === true)
  await moveTask(ctx, row, {
    deed: isOut ? 'confirm' : passes ? 'failForNow' : 'failForGood',
    by: 'publisher',
    facts: { oneConfirmed: isOut, nonePending: true, allFailed: !isOut },
    details: { pages: attempts.map(({ network, state, url }) => ({ network, state, url })) },
  })
}
