// Reads sites that businesses named, some at once. What is found is written in one go; a reader that vanished is
// followed by another, who begins anew: nothing was written, and the site does not mind.
import type { SiteReading } from '@postelier/reading'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { WebRefusal } from '../../../platform/outside/web-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { speakerOf } from '../../brand/index.ts'
import { finishReading } from '../commands/finish-reading.ts'
import { noteProgress } from '../commands/note-progress.ts'
import { claimReadings, isOpenReading, type ReadingRow } from './reading.store.ts'

interface Readings {
  readonly platform: Platform
  readonly signal: AbortSignal
}

const by = system('reader')
/** All pages of one site together. */
const timeLimitMs = 90_000
/** Sites mostly keep us waiting; a slow one does not keep others. */
const mostAtOnce = 4
const saysSoEveryMs = 400
const looksEveryMs = 1000

/** Until none waits; answers with how many it read. */
export const driveReadings = (readings: Readings): Promise<number> =>
  drainQueue<ReadingRow>({
    signal: readings.signal,
    mostAtOnce,
    claim: (input) => claimReadings(readings.platform.db, { ...input, now: readings.platform.clock.now() }),
    work: (row) => readOne(readings, row),
  })

async function readOne({ platform, signal }: Readings, row: ReadingRow): Promise<void> {
  const holder = row.holder ?? ''
  const finish = (outcome: Parameters<typeof finishReading>[1]['outcome']) =>
    runCommand(platform, by, 'reader', finishReading, { id: row.id, holder, outcome })
  // A page that brings a reader down would bring down whoever comes next, too.
  if (row.tries > 2) return finish({ failure: 'gaveUp' })
  const wanted = stillWanted(platform, row.id)
  try {
    // Asked for before the account was closed: nobody's server is asked for it any more.
    const speaker = await speakerOf(platform.db, row.accountId)
    if (!speaker?.isOpen) return finish({ failure: 'accountClosed' })
    const reading = await read(
      platform,
      { row, zone: speaker.timeZone },
      AbortSignal.any([signal, wanted.signal]),
      progressTo(platform, row.id, holder),
    )
    if (signal.aborted || wanted.signal.aborted) return
    await finish(reading.facts.length > 0 ? { reading } : { failure: reading.failures[0]?.code ?? 'empty' })
  } catch (reason) {
    if (signal.aborted || wanted.signal.aborted) return
    if (reason instanceof WebRefusal) return finish({ failure: reason.code })
    platform.log.error({ err: reason, reading: row.id }, 'a site was not read to its end')
    await finish({ failure: 'gaveUp' })
  } finally {
    wanted.leave()
  }
}

/** Ends with the wish: another address may take its place, and a slow site is then read for nobody. */
function stillWanted({ db, log }: Platform, id: number) {
  const stop = new AbortController()
  const look = setInterval(() => {
    isOpenReading(db, id).then(
      (isOpen) => isOpen || stop.abort(),
      (reason: unknown) => log.warn({ err: reason }, 'could not see whether a reading is still wanted'),
    )
  }, looksEveryMs)
  return { signal: stop.signal, leave: () => clearInterval(look) }
}

async function read(
  platform: Platform,
  { row, zone }: { readonly row: ReadingRow; readonly zone: string },
  signal: AbortSignal,
  progress: (at: { read: number; planned: number; url: string }) => void,
): Promise<SiteReading> {
  return platform.reader.site(row.url, {
    today: localTimeOf(platform.clock.now(), zone).slice(0, 10),
    signal,
    timeLimitMs,
    progress,
  })
}

/** Said now and then; whoever looks is told by the change. */
function progressTo(platform: Platform, id: number, holder: string) {
  let said = 0
  let saying: Promise<unknown> = Promise.resolve()
  return (at: { read: number; planned: number; url: string }): void => {
    if (Date.now() - said < saysSoEveryMs) return
    said = Date.now()
    saying = saying
      .then(() => runCommand(platform, by, 'reader', noteProgress, { id, holder, at }))
      .catch((reason: unknown) => platform.log.warn({ err: reason }, 'could not say how far a reading is'))
  }
}
