// Takes subjects that are to become posts, one business's after another's. The rows are the truth, not the queue: whoever runs
// this, however often and in however many processes, a subject is in one pair of hands, and becomes one post.
import { system } from '../../access/actor.ts'
import { type Command, runCommand } from '../../access/context.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { finishStep } from './commands/finish-step.ts'
import { putOffStep } from './commands/put-off-step.ts'
import { draftPost } from './draft-post.ts'
import { readAssignment } from './queries/read-assignment.ts'
import { claimSteps, type StepClaim } from './step.store.ts'
import type { Writer } from './writer.ts'

export interface Drafting {
  readonly platform: Platform
  /** Who writes for a business. */
  readonly writerOf: (accountId: number) => Writer
  readonly signal: AbortSignal
}

/** Models outside take seconds, in which nothing happens here. */
const mostAtOnce = 6

/** Until nothing is due; answers with how many steps it took up. */
export async function driveSteps(drafting: Drafting): Promise<number> {
  const { platform, signal } = drafting
  const inHand = new Set<Promise<void>>()
  let count = 0
  while (!signal.aborted) {
    const free = mostAtOnce - inHand.size
    const wish = { now: platform.clock.now(), holder: newPublicId(), most: free }
    for (const claim of free > 0 ? await claimSteps(platform.db, wish) : []) {
      count++
      const done = takeUp(drafting, claim).finally(() => inHand.delete(done))
      inHand.add(done)
    }
    if (inHand.size === 0) break
    await Promise.race(inHand)
  }
  await Promise.all(inHand)
  return count
}

async function takeUp({ platform, writerOf, signal }: Drafting, claim: StepClaim): Promise<void> {
  const run = <I>(command: Command<I, void>, input: I) =>
    runCommand(platform, system('planner'), 'planner', command, input)
  try {
    const assignment = await readAssignment(platform, claim.row)
    const outcome = assignment
      ? await draftPost(assignment, writerOf(claim.row.accountId), signal)
      : ({ failure: 'subjectGone' } as const)
    await run(finishStep, { claim, outcome })
  } catch (reason) {
    // Stopped in the middle: nothing was written, and whoever comes next begins anew.
    if (signal.aborted) return
    platform.log.error({ err: reason, step: claim.row.id }, 'a draft was broken off')
    await run(putOffStep, { claim })
  }
}
