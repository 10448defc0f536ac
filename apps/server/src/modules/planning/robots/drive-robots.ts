// What happens by itself where a plan has it: subjects are proposed once a week, and accepted ones drafted. The rows are the
// truth, not the queue: whoever runs this, however often and in however many processes, a week is proposed for once.
import { system } from '../../../access/actor.ts'
import { type Command, runCommand, runQuery } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import { robotsFor } from '../../billing/index.ts'
import { speakerOf } from '../../brand/index.ts'
import { draftAccepted } from '../commands/draft-accepted.ts'
import { finishProposing, mostTries, putOffProposing } from '../commands/finish-proposing.ts'
import type { Drafting } from '../drafting/drive-steps.ts'
import { readProposalWish } from '../queries/read-proposal-input.ts'
import { type HasNetwork, readinessOf } from '../require-planning.ts'
import { settingsOf } from '../settings.store.ts'
import { waitingSubjects } from '../subjects/subject.store.ts'
import { accountsToDraft, claimRobots, enrolRobots, type RobotClaim } from './robot.store.ts'
import { countToPropose } from './robot.ts'

export interface Robots extends Drafting {
  readonly hasNetwork: HasNetwork
}

const actor = system('planning robot')
/** An engine may take a minute for each. */
const mostAtOnce = 4

/** Until nothing is due; answers with how many weeks it proposed for, and how many businesses it drafted for. */
export async function driveRobots(robots: Robots): Promise<{ weeks: number; drafted: number }> {
  const { platform, signal } = robots
  await enrolRobots(platform.db, platform.clock.now())
  const weeks = await drainQueue<RobotClaim>({
    signal,
    mostAtOnce,
    claim: (input) => claimRobots(platform.db, { ...input, now: platform.clock.now() }),
    work: (claim) => propose(robots, claim),
  })
  return { weeks, drafted: await draftAll(robots) }
}

const runAs = <I>({ platform }: Robots, command: Command<I, void>, input: I) =>
  runCommand(platform, actor, 'robot', command, input)

async function propose(robots: Robots, claim: RobotClaim): Promise<void> {
  const { platform, hasNetwork, signal } = robots
  // Taken up so often, and nobody came back to say why: it would bring down whoever comes next, too.
  if (claim.row.tries > mostTries) return runAs(robots, putOffProposing, { claim })
  try {
    const thought = await thinkOf(robots, claim.row.accountId)
    await runAs(robots, finishProposing, { claim, thought, hasNetwork })
  } catch (reason) {
    // Stopped in the middle: nothing was written, and whoever comes next begins anew.
    if (signal.aborted) return
    platform.log.error({ err: reason, account: claim.row.accountId }, 'a week of subjects was broken off')
    await runAs(robots, putOffProposing, { claim })
  }
}

/** Outside any transaction, since an engine may take its time; nothing where somebody must do something first. */
async function thinkOf({ platform, writerOf, hasNetwork, signal }: Robots, accountId: number) {
  const { db, clock } = platform
  const now = clock.now()
  const plan = await robotsFor(db, accountId, now)
  const { proposesItself, postsPerWeek } = await settingsOf(db, accountId)
  if (!plan.subjects || !proposesItself || !(await speakerOf(db, accountId))) return null
  const { stop, hasActivity, ideasLeft, ...ready } = await readinessOf(
    { platform, db, now, hasNetwork },
    accountId,
  )
  if (stop || !hasActivity || !ready.hasNetwork) return null
  const count = countToPropose({ postsPerWeek, waiting: await waitingSubjects(db, accountId), ideasLeft })
  if (count === 0) return null
  const input = await runQuery(platform, actor, readProposalWish, { accountId, count })
  const { subjects } = await writerOf(accountId).propose(input, signal)
  return subjects.length > 0 ? { drafts: subjects.slice(0, count), input } : null
}

async function draftAll(robots: Robots): Promise<number> {
  const { platform, signal } = robots
  let count = 0
  let after = 0
  while (!signal.aborted) {
    const accounts = await accountsToDraft(platform.db, platform.clock.now(), after)
    for (const accountId of accounts) {
      if (signal.aborted) break
      after = accountId
      await draftFor(robots, accountId)
      count++
    }
    if (accounts.length === 0) break
  }
  return count
}

async function draftFor(robots: Robots, accountId: number): Promise<void> {
  try {
    await runAs(robots, draftAccepted, { accountId })
  } catch (reason) {
    const { log } = robots.platform
    // Somebody drafted, switched off or spent the month's last free one at this very moment: the next run sees it.
    if (reason instanceof AppError)
      return log.info({ code: reason.code, account: accountId }, 'nothing drafted by itself')
    // A fault of ours with one business is not one with all that come after it.
    log.error({ err: reason, account: accountId }, 'accepted subjects were not drafted')
  }
}
