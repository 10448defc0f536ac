// Takes what is due, step by step, until it is over or has to wait. The rows are the truth, not the queue: whoever runs
// this, however often and in however many processes, each delivery is leased by one worker at a time, and what a worker was
// doing when it died is known from what it wrote down before.
import type { PublicationEvent } from '@postelier/contract'
import {
  type CallContext,
  NoAnswer,
  type PostLookup,
  type Progress,
  Refusal,
} from '@postelier/networks/adapters'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { batchReads } from './batch-reads.ts'
import { openWrites, Stopped, type Writes } from './batched-writer.ts'
import { wasSetBack } from './clock-watch.ts'
import { startDue } from './commands/start-due.ts'
import { type KnownPage, knownPages } from './connection.store.ts'
import { type Claim, ClaimLost, isAnothers, pullIn, stateOf } from './delivery.store.ts'
import {
  after,
  beginFinal,
  type DeliveryEvent,
  type DeliveryState,
  isOver,
  longestWaitMs,
  type Outcome,
} from './delivery.ts'
import { type Limit, runPool } from './delivery-pool.ts'
import { type Exchange, listenIn } from './exchanges.ts'
import { watchFiles } from './hand-over.ts'
import { type Opened, openKnown, refusedRenewal } from './open-page.ts'
import { jobOf } from './publish-job.ts'
import type { Sender } from './sender.ts'

interface Drive extends Sender {
  readonly writes: Writes
  /** Pages of what is taken up together are read together. */
  readonly pages: (id: number) => Promise<KnownPage | undefined>
}

const by = system('publisher')

const lookAgainMs = 15_000
const finalLeavesWithinMs = 15_000

/** Everything that is due now, posts whose time has come first; answers with how many deliveries it went on with. */
export async function sendDeliveries(sender: Sender): Promise<number> {
  const { platform } = sender
  const pages = batchReads((ids: readonly number[]) => knownPages(platform.db, ids))
  const drive = { ...sender, writes: openWrites(sender), pages }
  const setBack = wasSetBack(platform.clock)
  // Longer than anything waits by itself, it waits for a time that somebody's clock was ahead by.
  if (setBack !== 'no') await pullIn(platform.db, platform.clock.now(), setBack === 'yes' ? 0 : longestWaitMs)
  await startDuePosts(sender)
  return runPool(drive, async (claim, turn) => {
    try {
      await driveOne(drive, claim, turn)
    } catch (reason) {
      // Somebody else has it by now, and goes on from what stands written.
      if (reason instanceof ClaimLost) return
      // What breaks one must not hold the others back: its lease lapses, and it is then taken as abandoned.
      drive.platform.log.error({ err: reason, delivery: claim.row.id }, 'a delivery was broken off')
    }
  })
}

const mostStartedAtOnce = 100

async function startDuePosts({ platform, signal }: Sender): Promise<void> {
  while (!signal.aborted) {
    const started = await runCommand(platform, by, 'publisher', startDue, { most: mostStartedAtOnce })
    if (started < mostStartedAtOnce) return
  }
}

async function driveOne(drive: Drive, claim: Claim, turn: Limit): Promise<void> {
  const { platform } = drive
  let current = stateOf(claim.row)
  if (claim.wasAbandoned) {
    const outcome = after(current, { type: 'abandoned' }, platform.clock.now())
    current = await write(drive, claim, outcome, 'abandoned', isGoingOn(outcome, platform))
    if (!isGoingOn(outcome, platform)) return
  }
  const opened = openKnown(platform, drive.networks, await drive.pages(claim.row.pageId))
  if (!opened) return unopened(drive, claim, current)
  while (!drive.signal.aborted) {
    const before = current
    const happened = await go({ drive, opened, claim, turn }, before)
    if (!happened) break
    const outcome = await written(drive, claim, happened)
    current = outcome.current
    if (!isGoingOn(outcome, platform)) return
    if (outcome.followUp !== 'refresh') continue
    const notRenewed = await refusedRenewal(opened, current)
    if (!notRenewed) continue
    const put = await written(drive, claim, { ...notRenewed, heard: [] })
    current = put.current
    if (!isGoingOn(put, platform)) return
  }
  await write(drive, claim, { current, nextAt: platform.clock.now(), followUp: 'none' }, 'stopped', false)
}

async function written(drive: Drive, claim: Claim, happened: Happened): Promise<Outcome> {
  const { platform } = drive
  const outcome = after(happened.before, happened.event, platform.clock.now())
  const said = saidOf(happened)
  await write(drive, claim, outcome, happened.what, isGoingOn(outcome, platform), said)
  return outcome
}

/** Not chosen any more, gone, unlinked, or of a network this installation has no way to. */
async function unopened(drive: Drive, claim: Claim, current: DeliveryState): Promise<void> {
  const outcome = after(current, { type: 'unopened' }, drive.platform.clock.now())
  await write(drive, claim, outcome, 'notConnected', false)
}

/** The same worker goes on at once: another step is due, and no person is needed. */
const isGoingOn = ({ current, nextAt, followUp }: Outcome, { clock }: Platform): boolean =>
  !isOver(current.state) &&
  nextAt !== null &&
  nextAt.getTime() <= clock.now().getTime() &&
  (followUp === 'none' || followUp === 'refresh')

/** The next thing there is to do; nothing where somebody stopped it. */
async function go(hand: Hand, current: DeliveryState) {
  if (current.state === 'unknown') return look(hand, current)
  try {
    return await step(hand, current)
  } catch (reason) {
    if (reason instanceof Stopped) return undefined
    throw reason
  }
}

/** One delivery in hand, and the turn it waits for before it speaks to the network. */
interface Hand {
  readonly drive: Drive
  readonly opened: Opened
  readonly claim: Claim
  readonly turn: Limit
}

interface Happened {
  readonly before: DeliveryState
  readonly event: DeliveryEvent
  /** For the post's journal. */
  readonly what: PublicationEvent
  /** What was said and answered meanwhile. */
  readonly heard: readonly Exchange[]
}

async function step({ drive, opened, claim, turn }: Hand, current: DeliveryState): Promise<Happened> {
  const { networkClient, page } = opened
  // Whatever brought it here: only what is known not to be out is sent.
  if (current.state !== 'waiting' && current.state !== 'claimed')
    throw new Error(`Nothing is sent from ${current.state}`)
  const job = await jobOf(drive.platform, claim.row, page())
  const progress = current.progress ?? networkClient.adapter.begin(networkClient.context, job)
  const ready: DeliveryState = { ...current, state: 'claimed', progress }
  // Written down before it is done: what was begun here is known to whoever comes after.
  const before = progress.isFinal ? beginFinal(ready, drive.platform.clock.now()) : ready
  if (progress.isFinal || current.progress === null) await writeBefore(drive, claim, before)
  const isLate = lateAfter(finalLeavesWithinMs)
  const { context, heard } = listenIn(networkClient.context, [opened.own(), job.page.tokens])
  try {
    return await turn(async () => {
      // So long it waited for its turn that it may be thought abandoned: nothing was sent, and it is written down anew.
      if (progress.isFinal && isLate()) return goesOnFrom(ready, progress)
      const inHand = progress.isFinal ? inTime(context, isLate) : context
      const files = watchFiles(job)
      const result = await networkClient.adapter.step(inHand, files.job, progress)
      const what = (result.then === 'next' && files.handedOver()) || result.then
      return { before, event: { type: 'stepped', result }, what, heard }
    })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before, event: { type: 'refused', facts: reason.facts }, what: 'refused', heard }
  }
}

const goesOnFrom = (before: DeliveryState, progress: Progress): Happened => ({
  before,
  // biome-ignore lint/suspicious/noThenProperty: a word that says what comes next, and no function.
  event: { type: 'stepped', result: { then: 'next', progress } },
  what: 'next',
  heard: [],
})

async function look({ opened, claim, turn }: Hand, current: DeliveryState): Promise<Happened> {
  const { networkClient, page, platform } = opened
  const { progress } = current
  const job = await jobOf(platform, claim.row, page())
  if (!progress) throw new Error('What is unknown was begun')
  const { context, heard } = listenIn(networkClient.context, [opened.own(), job.page.tokens])
  try {
    const found = await turn(() => networkClient.adapter.lookFor(context, job, progress))
    const isOther = found.found === 'yes' && (await isAnothers(platform.db, claim.row, found.id))
    // The same words, and known to be another post: ours is still looked for.
    const lookup: PostLookup = isOther
      ? { found: 'no', certain: false, lookAgainAfterMs: lookAgainMs, progress }
      : found
    return { before: current, event: { type: 'found', lookup }, what: `found.${lookup.found}`, heard }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before: current, event: { type: 'unread', facts: reason.facts }, what: 'unread', heard }
  }
}

/** For the journal: also of what is tried again before long. */
function saidOf({ event, heard }: Happened): Readonly<Record<string, unknown>> {
  const facts = 'facts' in event ? event.facts : undefined
  return {
    ...(facts ? { kind: facts.kind, code: facts.code, message: facts.message } : {}),
    ...(heard.length > 0 ? { exchanges: heard } : {}),
  }
}

/** Committed before anything leaves the platform. */
const writeBefore = (drive: Drive, claim: Claim, current: DeliveryState): Promise<void> =>
  drive.writes.put({
    ...claim,
    current,
    nextAt: drive.platform.clock.now(),
    followUp: 'none',
    keeps: true,
    what: current.state === 'sent' ? 'sending' : 'begun',
    isLast: current.state === 'sent',
  })

/** Where the delivery stands, what must be done about it, and what becomes of the post: together, or not at all. */
async function write(
  { writes }: Drive,
  claim: Claim,
  outcome: Outcome,
  what: PublicationEvent,
  keeps: boolean,
  said: Readonly<Record<string, unknown>> = {},
): Promise<DeliveryState> {
  const { refusal, externalId, url } = outcome.current
  const came = refusal ? { ...refusal } : externalId === null ? {} : { id: externalId, url }
  await writes.put({ ...claim, ...outcome, what, keeps, details: { ...said, ...came } })
  return outcome.current
}

/**
 * A final call leaves at once, or not at all: whoever takes a delivery over waits no longer than that for one who slept.
 */
export function inTime(
  context: CallContext,
  isLate: () => boolean = lateAfter(finalLeavesWithinMs),
): CallContext {
  return {
    ...context,
    http: (request) => {
      if (isLate()) throw new NoAnswer('Too late to be sent by this worker', false)
      return context.http(request)
    },
  }
}

/** Time that passes, not the system clock, which may be set meanwhile. */
function lateAfter(ms: number): () => boolean {
  const began = performance.now()
  return () => performance.now() - began > ms
}
