import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later, seconds } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { lockStep, type StepClaim } from '../drafting/step.store.ts'
import { planningStep } from '../planning.tables.ts'
import { finishStep } from './finish-step.ts'

export const mostTries = 5

/** Broken off: tried again after a growing while, a few times, and then what was set aside comes back. */
export async function putOffStep(
  ctx: CommandContext,
  { claim }: { readonly claim: StepClaim },
): Promise<void> {
  const row = await lockStep(ctx, claim)
  if (!row) return
  if (row.tries >= mostTries) {
    await finishStep(ctx, { claim, outcome: { failure: 'gaveUp' } })
    return
  }
  const nextAt = later(ctx.now, seconds(10 * 3 ** (row.tries - 1)))
  await ctx.tx
    .update(planningStep)
    .set({ ...unheld, nextAt })
    .where(eq(planningStep.id, row.id))
}
