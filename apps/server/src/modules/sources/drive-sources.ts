// Reads sources that are due. The rows are the truth, not the queue: whoever runs this, however often and in however many
// processes, a source is held by one worker, and what is found is written in one go or not at all.
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { finishSource, type SourceOutcome } from './commands/finish-source.ts'
import { readSource } from './read-source.ts'
import { claimSources, type SourceClaim } from './source.store.ts'

interface Driving {
  readonly platform: Platform
  readonly signal: AbortSignal
}

const by = system('reader')

export const driveSources = ({ platform, signal }: Driving): Promise<number> =>
  drainQueue<SourceClaim>({
    signal,
    mostAtOnce: 4,
    claim: (input) => claimSources(platform.db, { ...input, now: platform.clock.now() }),
    work: (claim) => readOne(platform, claim, signal),
  })

async function readOne(platform: Platform, claim: SourceClaim, signal: AbortSignal): Promise<void> {
  const { row, kind, url, holder } = claim
  const { sourceId, accountId, mapping } = row
  const finish = (outcome: SourceOutcome) =>
    runCommand(platform, by, 'reader', finishSource, { sourceId, holder, outcome })
  try {
    const answer = await readSource(platform, { accountId, kind, url, mapping }, signal)
    // Stopped in the middle: nothing is written, and whoever comes next begins anew.
    if (!signal.aborted) await finish(answer)
  } catch (reason) {
    if (signal.aborted) return
    platform.log.error({ err: reason, source: sourceId }, 'a source was not read to its end')
    await finish({ failure: 'gaveUp' })
  }
}
