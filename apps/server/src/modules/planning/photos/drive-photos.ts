// Fetches the photos that businesses may use of their own sites, some at once. The rows are the truth: whoever was killed in the
// middle is followed by another, a photo that was kept already is not kept twice, and a site that is away is asked again later.
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { minutes } from '../../../platform/clock.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { speakerOf } from '../../brand/index.ts'
import { endPhoto } from './end-photo.store.ts'
import { claimPhotos, holdPhotos, type SitePhotoRow } from './photo.store.ts'
import { takePhoto } from './take-photo.ts'

interface Photos {
  readonly platform: Platform
  readonly signal: AbortSignal
}

/** Their server is asked for few at a time, and ours decodes no more. */
const mostAtOnce = 3
/** How long a server that is away is left alone, after each time it was asked. */
const pausesMs = [minutes(1), minutes(10)]

/** Until none is due; answers with how many it took up. */
export const drivePhotos = ({ platform, signal }: Photos): Promise<number> =>
  drainQueue<SitePhotoRow>({
    signal,
    mostAtOnce,
    claim: (input) => claimPhotos(platform.db, { ...input, now: platform.clock.now() }),
    work: (row) => takeOne({ platform, signal }, row),
    keep: (rows) => holdPhotos(platform.db, rows, platform.clock.now()),
  })

async function takeOne({ platform, signal }: Photos, row: SitePhotoRow): Promise<void> {
  const end = (failure: string, pauseMs?: number) =>
    runCommand(platform, system('reader'), 'reader', endPhoto, { row, failure, pauseMs })
  // What brings a worker down would bring down whoever comes next, too.
  if (row.tries > pausesMs.length + 1) return end('gaveUp')
  const speaker = await speakerOf(platform.db, row.accountId)
  // Asked for before the account was closed: nobody's server is asked for it any more.
  if (!speaker?.isOpen) return end('accountClosed')
  const taken = await takePhoto(platform, row, signal)
  if (signal.aborted || 'pictureId' in taken) return
  await end(taken.failure, taken.isPassing ? pausesMs[row.tries - 1] : undefined)
}
