import type { CommandContext } from '../../../access/context.ts'
import { priceDrafts, robotsFor } from '../../billing/index.ts'
import { speakerOf } from '../../brand/index.ts'
import { draftingStop } from '../drafting/require-drafting.ts'
import { lockToDraft } from '../robots/robot.store.ts'
import { settingsOf } from '../settings.store.ts'
import { startRun } from './start-run.ts'

/**
 * Accepted subjects become posts without anybody asking, as many as the plan's month still gives: nothing is ever paid here,
 * since nobody said yes to a price. One whole run, or nothing.
 */
export async function draftAccepted(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const plan = await robotsFor(ctx.tx, accountId, ctx.now)
  const { draftsItself } = await settingsOf(ctx.tx, accountId)
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!plan.posts || !draftsItself || !speaker || draftingStop(speaker)) return
  const { freeLeft } = await priceDrafts({ db: ctx.tx, now: ctx.now }, { accountId, count: 0 })
  if (freeLeft === 0) return
  const subjectIds = await lockToDraft(ctx, accountId, freeLeft)
  if (subjectIds.length > 0) await startRun(ctx, { accountId, subjectIds, agreedCredits: 0 })
}
