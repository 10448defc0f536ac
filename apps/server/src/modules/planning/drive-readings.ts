// Reads sites that businesses named, one after the other. What is found is written in one go; a reader that vanished is
// followed by another, who begins anew: nothing was written, and the site does not mind.
import { readSite, type SiteReading } from '@postelier/reading'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readWeb, WebRefusal } from '../../platform/outside/read-web.ts'
import type { Platform } from '../../platform/platform.ts'
import { wallTimeOf } from '../../platform/wall-time.ts'
import { speakerOf } from '../brand/index.ts'
import { finishReading } from './commands/finish-reading.ts'
import { noteProgress } from './commands/note-progress.ts'
import { mayReach } from './reach.ts'
import { claimReading, type ReadingRow } from './reading.store.ts'

interface Readings {
  readonly platform: Platform
  readonly signal: AbortSignal
}

const by = system('reader')
/** All pages of one site together. */
const timeLimitMs = 45_000
const saysSoEveryMs = 400

/** Until none waits; answers with how many it read. */
export async function driveReadings(readings: Readings): Promise<number> {
  const { platform, signal } = readings
  let count = 0
  while (!signal.aborted) {
    const holder = newPublicId()
    const row = await claimReading(platform.db, platform.clock.now(), holder)
    if (!row) break
    count++
    await readOne(readings, row, holder)
  }
  return count
}

async function readOne({ platform, signal }: Readings, row: ReadingRow, holder: string): Promise<void> {
  const finish = (outcome: Parameters<typeof finishReading>[1]['outcome']) =>
    runCommand(platform, by, 'reader', finishReading, { id: row.id, holder, outcome })
  // A page that brings a reader down would bring down whoever comes next, too.
  if (row.tries > 2) return finish({ failure: 'gaveUp' })
  try {
    const reading = await read(platform, row, signal, progressTo(platform, row.id, holder))
    await finish(
      reading.pages.length > 0 ? { reading } : { failure: reading.failures[0]?.code ?? 'unreachable' },
    )
  } catch (reason) {
    if (signal.aborted) return
    if (reason instanceof WebRefusal) return finish({ failure: reason.code })
    platform.log.error({ err: reason, reading: row.id }, 'a site was not read to its end')
    await finish({ failure: 'gaveUp' })
  }
}

async function read(
  platform: Platform,
  row: ReadingRow,
  signal: AbortSignal,
  progress: (at: { read: number; planned: number; url: string }) => void,
): Promise<SiteReading> {
  const zone = (await speakerOf(platform.db, row.accountId))?.timeZone ?? 'Europe/Paris'
  return readSite(row.url, {
    fetch: (url, wish) => readWeb(url, { signal: wish.signal, mayReach: mayReach(platform) }),
    today: wallTimeOf(platform.clock.now(), zone).slice(0, 10),
    ...{ signal, timeLimitMs, progress },
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
