// Looks at addresses somebody named and waits for: a page for one post, or a feed before it is kept.
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import { WebRefusal } from '../../platform/outside/web-refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { speakerOf } from '../brand/index.ts'
import { finishLookup, type LookupOutcome } from './commands/finish-lookup.ts'
import { describePicture } from './describe-picture.ts'
import { presentRead } from './present-read.ts'
import { readSource, todayOf } from './read-source.ts'
import { claimLookups, type LookupRow } from './source.store.ts'

interface Driving {
  readonly platform: Platform
  readonly signal: AbortSignal
}

const by = system('reader')
/** The page, its site's wishes and its styles together. */
const pageLimitMs = 20_000

export const driveLookups = ({ platform, signal }: Driving): Promise<number> =>
  drainQueue<LookupRow>({
    signal,
    mostAtOnce: 6,
    claim: (input) => claimLookups(platform.db, { ...input, now: platform.clock.now() }),
    work: (row) => lookAt(platform, row, signal),
  })

async function lookAt(platform: Platform, row: LookupRow, signal: AbortSignal): Promise<void> {
  const finish = (outcome: LookupOutcome) =>
    runCommand(platform, by, 'reader', finishLookup, { id: row.id, holder: row.holder ?? '', outcome })
  // What brings a reader down would bring down whoever comes next, too.
  if (row.tries > 2) return finish({ failure: 'gaveUp' })
  try {
    // Asked for before the account was closed: nobody's server is asked for it any more.
    if (!(await speakerOf(platform.db, row.accountId))?.isOpen) return finish({ failure: 'accountClosed' })
    const outcome = await lookers[row.kind](platform, row, signal)
    if (!signal.aborted) await finish(outcome)
  } catch (reason) {
    if (signal.aborted) return
    if (reason instanceof WebRefusal) return finish({ failure: reason.code })
    platform.log.error({ err: reason, lookup: row.id }, 'an address was not looked at to its end')
    await finish({ failure: 'gaveUp' })
  }
}

type Looker = (platform: Platform, row: LookupRow, signal: AbortSignal) => Promise<LookupOutcome>

async function feed(
  platform: Platform,
  { accountId, kind, url }: LookupRow,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const answer = await readSource(platform, { accountId, kind, url, mapping: null }, signal)
  return 'failure' in answer ? answer : { found: presentRead(answer.read) }
}

async function page(
  platform: Platform,
  { accountId, url }: LookupRow,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const speaker = await speakerOf(platform.db, accountId)
  if (!speaker) return { failure: 'gaveUp' }
  const answer = await platform.reader.page(url, {
    today: todayOf(platform, speaker),
    ownSite: speaker.site,
    signal,
    timeLimitMs: pageLimitMs,
  })
  if ('failure' in answer) return answer
  const { facts, flags, ...rest } = answer.page
  return { found: { is: 'page', ...rest, facts: [...facts], flags: [...flags] } }
}

async function picture(
  platform: Platform,
  { accountId, url }: LookupRow,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const text = await describePicture(platform, { accountId, pictureId: url }, signal)
  return text === '' ? { failure: 'noEngine' } : { found: { is: 'picture', text } }
}

const lookers: Readonly<Record<LookupRow['kind'], Looker>> = {
  page,
  picture,
  articles: feed,
  news: feed,
  products: feed,
}
