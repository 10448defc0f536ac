// Makes anew what somebody asked for. As with a planning's steps the rows are the truth, not the queue: whoever runs this,
// however often and in however many processes, a remake is held by one worker, and is paid once or not at all.
import { system } from '../../../access/actor.ts'
import { type Command, runCommand } from '../../../access/context.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import { finishRemake } from '../commands/finish-remake.ts'
import { mostTries, putOffRemake } from '../commands/put-off-remake.ts'
import type { Drafting } from '../drafting/drive-steps.ts'
import { makeAnew } from './make-anew.ts'
import { claimRemakes, keepRemakes, mostForCallsMs, type RemakeClaim } from './remake.store.ts'

const mostAtOnce = 6
/** As of a planning's steps: what is known may change while it is made. */
const mostWritings = 3

/** Until nothing is due; answers with how many it took up. */
export const driveRemakes = (drafting: Drafting): Promise<number> =>
  drainQueue<RemakeClaim>({
    signal: drafting.signal,
    mostAtOnce,
    claim: (input) => claimRemakes(drafting.platform.db, { ...input, now: drafting.platform.clock.now() }),
    work: (claim) => takeUp(drafting, claim),
    keep: (claims) => keepRemakes(drafting.platform.db, claims, drafting.platform.clock.now()),
  })

async function takeUp({ platform, writerOf, signal }: Drafting, claim: RemakeClaim): Promise<void> {
  const run = <I, O>(command: Command<I, O>, input: I) =>
    runCommand(platform, system('planner'), 'planner', command, input)
  // Taken up so often, and nobody came back to say why: it would bring down whoever comes next, too.
  const giveUp = () => run(finishRemake, { claim, outcome: { failure: 'gaveUp' } })
  if (claim.row.tries > mostTries) {
    await giveUp()
    return
  }
  try {
    // Subjects that come to nothing each ask somebody: past this time the platform does the rest by itself.
    const calls = AbortSignal.any([signal, AbortSignal.timeout(mostForCallsMs)])
    for (let nth = 0; nth < mostWritings; nth++) {
      const outcome = await makeAnew(platform, claim.row, writerOf(claim.row.accountId), calls)
      if ((await run(finishRemake, { claim, outcome })) === 'over') return
    }
    await giveUp()
  } catch (reason) {
    // Stopped in the middle: nothing was written, and whoever comes next begins anew.
    if (signal.aborted) return
    platform.log.error({ err: reason, remake: claim.row.id }, 'a remake was broken off')
    await run(putOffRemake, { claim })
  }
}
