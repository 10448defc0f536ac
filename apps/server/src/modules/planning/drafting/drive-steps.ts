// Takes subjects that are to become posts, one business's after another's. The rows are the truth, not the queue: whoever runs
// this, however often and in however many processes, a subject is held by one worker, and becomes one post.
import { setImmediate } from 'node:timers/promises'
import { system } from '../../../access/actor.ts'
import { type Command, runCommand } from '../../../access/context.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { turnstile } from '../../../platform/turnstile.ts'
import { type SharedTemplates, sharedTemplates } from '../../visuals/index.ts'
import { finishStep } from '../commands/finish-step.ts'
import { mostTries, putOffStep } from '../commands/put-off-step.ts'
import { pictureForPost } from '../looks/picture-for-post.ts'
import { type Assignment, readAssignment } from '../queries/read-assignment.ts'
import type { Writer } from '../writing/writer.ts'
import { draftPost } from './draft-post.ts'
import { claimSteps, keepSteps, type StepClaim } from './step.store.ts'

export interface Drafting {
  readonly platform: Platform
  /** Who writes for a business. */
  readonly writerOf: (accountId: number) => Writer
  readonly signal: AbortSignal
}

/** Models outside take seconds, in which nothing happens here. */
const mostAtOnce = 6
/** Reading and writing are work here: more at once are not sooner done, and keep those waiting who ask for a page. */
const mostAtWork = 2
/** Whoever asks for a page is answered first; a server that is never idle drafts all the same. */
const courtesyMs = 100
/** What is known may change while it is written of; somebody who changes it again and again is not run after. */
const mostWritings = 3

/** What those share who work on steps at once. */
interface StepContext {
  readonly scope: SharedTemplates
  readonly through: ReturnType<typeof turnstile>
}

/** Until nothing is due; answers with how many steps it took up. */
export function driveSteps(drafting: Drafting): Promise<number> {
  const { platform, signal } = drafting
  const turns = turnstile(mostAtWork)
  const through: StepContext['through'] = (work) =>
    turns(async () => {
      await platform.visitors.quiet(courtesyMs)
      return work()
    })
  const context = { scope: sharedTemplates(), through }
  return drainQueue<StepClaim>({
    signal,
    mostAtOnce,
    claim: (input) => claimSteps(platform.db, { ...input, now: platform.clock.now() }),
    work: (claim) => takeUp(drafting, claim, context),
    keep: (claims) => keepSteps(platform.db, claims, platform.clock.now()),
  })
}

async function takeUp(
  { platform, writerOf, signal }: Drafting,
  claim: StepClaim,
  { scope, through }: StepContext,
): Promise<void> {
  const run = <I, O>(command: Command<I, O>, input: I) =>
    runCommand(platform, system('planner'), 'planner', command, input)
  const giveUp = () => run(finishStep, { claim, outcome: { failure: 'gaveUp' } })
  // Taken up so often, and nobody came back to say why: it would bring down whoever comes next, too.
  if (claim.row.tries > mostTries) {
    await giveUp()
    return
  }
  const draftAndDraw = async (assignment: Assignment, nth: number) => {
    const drafted = await draftPost(assignment, writerOf(claim.row.accountId), signal)
    if (!('post' in drafted)) return drafted
    const { post } = drafted
    // Written anew it may be of something else: what was drawn before is not its picture.
    const drawnFor = `step:${claim.row.id}${nth > 0 ? `:${nth}` : ''}`
    const begunAt = claim.row.startedAt ?? platform.clock.now()
    const pictured = await pictureForPost(platform, { assignment, post, drawnFor, begunAt, signal })
    return { post: pictured, read: assignment.brief.facts }
  }
  const writeOnce = async (nth: number) => {
    const assignment = await through(() => readAssignment(platform, claim.row, scope))
    // Composing keeps the process to itself for some milliseconds: whoever asks it something is answered first.
    await platform.visitors.quiet(courtesyMs)
    await setImmediate()
    const outcome = 'failure' in assignment ? assignment : await draftAndDraw(assignment, nth)
    return through(() => run(finishStep, { claim, outcome }))
  }
  try {
    for (let nth = 0; nth < mostWritings; nth++) if ((await writeOnce(nth)) === 'over') return
    await giveUp()
  } catch (reason) {
    // Stopped in the middle: nothing was written, and whoever comes next begins anew.
    if (signal.aborted) return
    platform.log.error({ err: reason, step: claim.row.id }, 'a draft was broken off')
    await run(putOffStep, { claim })
  }
}
