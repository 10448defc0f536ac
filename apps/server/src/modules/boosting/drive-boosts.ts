// Takes boosts that are due, one after the other: makes them step by step, looks how they are, stops them. Whatever is done
// was written down before, and each is held by one worker, so that it does not matter who runs this, or how often.
import { type BoostJob, Refusal } from '@postelier/networks/adapters'
import { hours, later, minutes } from '../../platform/clock.ts'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import type { Networks } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  after,
  beginFinal,
  type DeliveryEvent,
  type DeliveryState,
  givenUp,
  inTime,
  isOver,
  openPage,
  refusedRenewal,
  resumed,
  withRenewal,
} from '../publishing/index.ts'
import {
  type BoostRow,
  type Claim,
  ClaimLost,
  claimBoosts,
  letGo,
  stateOf,
  writeBoost,
} from './boost.store.ts'
import { type Course, courseOf, isGoingOn } from './boost-life.ts'
import type { OpenedBoost } from './opened-boost.ts'
import { tendBoost } from './tend-boost.ts'

export interface Booster {
  readonly platform: Platform
  readonly networks: Networks
  readonly signal: AbortSignal
}

const afterTroubleMs = minutes(15)

/** Answers with how many were in hand. */
export const driveBoosts = (booster: Booster): Promise<number> =>
  drainQueue<Claim>({
    signal: booster.signal,
    mostAtOnce: 1,
    claim: (input) => claimBoosts(booster.platform.db, { ...input, now: booster.platform.clock.now() }),
    work: (claim) => takeUp(booster, claim),
  })

async function takeUp(booster: Booster, claim: Claim): Promise<void> {
  const { platform } = booster
  try {
    await driveOne(booster, claim)
  } catch (reason) {
    if (reason instanceof ClaimLost) return letGo(platform.db, claim, platform.clock.now())
    // Stays held by this worker until they lapse, and is then taken as abandoned.
    platform.log.error({ err: reason, boost: claim.row.id }, 'a boost was broken off')
  }
}

async function driveOne(booster: Booster, claim: Claim): Promise<void> {
  const row = await takeUpChanges(booster, claim)
  if (!row) return
  const open = await openBoost(booster, row)
  if (!open) return shut(booster, claim, row)
  if (row.state === 'confirmed') return tendBoost(open, claim, row)
  const made = row.state === 'rejected' ? row : await make(booster, open, claim, row)
  if (made?.state === 'rejected') await purge(open, claim, made)
  else if (made?.state === 'confirmed') await tendBoost(open, claim, made)
}

/** Where it stands once what happened meanwhile is counted in: workers that vanished, and the wish to stop. */
async function takeUpChanges({ platform }: Booster, claim: Claim): Promise<BoostRow | undefined> {
  let { row } = claim
  const now = platform.clock.now()
  if (claim.wasAbandoned && !isOver(row.state)) {
    const course = courseOf(after(stateOf(row), { type: 'abandoned' }, now), now)
    const isNow = isGoingOn(course, now) || isOver(course.current.state)
    row = await write(platform, claim, course, isNow)
    if (!isNow) return undefined
  }
  const isAsleep = row.state === 'waiting' || row.state === 'claimed' || row.state === 'held'
  if (row.stopWantedAt && isAsleep) return write(platform, claim, courseOf(givenUp(stateOf(row)), now), true)
  if (row.state === 'held') return write(platform, claim, courseOf(resumed(stateOf(row), now), now), true)
  return row
}

export async function openBoost({ platform, networks }: Omit<Booster, 'signal'>, row: BoostRow) {
  const opened = await openPage(platform, networks, row, { evenUnchosen: true })
  const adapter = opened?.networkClient.boosts
  if (!opened || !adapter) return undefined
  const { input } = row
  const job = (): BoostJob => ({
    delivery: String(row.id),
    tokens: opened.own(),
    page: input.page,
    publication: input.publication,
    advertAccount: input.advertAccount,
    label: input.title,
    payer: input.payer,
    boost: input.boost,
  })
  return { platform, opened, adapter, job } satisfies OpenedBoost
}

/** Nothing opens the account: a person is told, and what may be running is looked for until its end. */
async function shut({ platform }: Booster, claim: Claim, row: BoostRow): Promise<void> {
  const now = platform.clock.now()
  const isPast = now.getTime() > Date.parse(row.input.boost.endAt)
  const mayRun = row.state !== 'rejected'
  await writeBoost(platform, claim, {
    change: isPast ? { nextAt: null, endedAt: row.endedAt ?? now } : { nextAt: later(now, hours(1)) },
    keeps: false,
    notifies: mayRun && !isPast ? (row.stopWantedAt ? 'notStopped' : 'held') : null,
  })
}

/** Step by step until it is over or has to wait. */
async function make(
  { signal }: Booster,
  open: OpenedBoost,
  claim: Claim,
  from: BoostRow,
): Promise<BoostRow | undefined> {
  const { platform, opened } = open
  let row = from
  let notRenewed: Happened | undefined
  while (notRenewed || !signal.aborted) {
    const happened =
      notRenewed ??
      (row.state === 'unknown' || row.state === 'sent'
        ? await look(open, stateOf(row))
        : await step(open, claim, stateOf(row)))
    const now = platform.clock.now()
    const outcome = after(happened.before, happened.event, now)
    const course = courseOf(outcome, now)
    const goesOn = isGoingOn(course, now)
    row = await write(platform, claim, course, goesOn || isOver(course.current.state))
    if (isOver(row.state)) return row
    if (!goesOn) return undefined
    notRenewed = outcome.followUp === 'refresh' ? await refusedRenewal(opened, stateOf(row)) : undefined
    // Pressed while a step was taken: what is still asleep goes no further.
    if (row.stopWantedAt && row.state === 'claimed')
      return write(platform, claim, courseOf(givenUp(stateOf(row)), now), true)
  }
  await letGo(platform.db, claim, platform.clock.now())
  return undefined
}

interface Happened {
  readonly before: DeliveryState
  readonly event: DeliveryEvent
}

async function step(open: OpenedBoost, claim: Claim, current: DeliveryState): Promise<Happened> {
  const { platform, opened, adapter, job } = open
  if (current.state !== 'waiting' && current.state !== 'claimed')
    throw new Error(`Nothing is made from ${current.state}`)
  const progress = current.progress ?? adapter.begin()
  const ready: DeliveryState = { ...current, state: 'claimed', progress }
  const now = platform.clock.now()
  const before = progress.isFinal ? beginFinal(ready, now) : ready
  // Written down before it is done: what was begun here is known to whoever comes after.
  const { url: _, ...change } = before
  await writeBoost(platform, claim, {
    change: { ...change, nextAt: now },
    keeps: true,
    isLast: progress.isFinal,
  })
  const context = progress.isFinal ? inTime(opened.networkClient.context) : opened.networkClient.context
  try {
    const result = await adapter.step(context, job(), progress)
    return { before, event: { type: 'stepped', result } }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before, event: { type: 'refused', facts: reason.facts } }
  }
}

async function look({ opened, adapter, job }: OpenedBoost, current: DeliveryState): Promise<Happened> {
  if (!current.progress) throw new Error('What is unknown was begun')
  try {
    const lookup = await adapter.lookFor(opened.networkClient.context, job(), current.progress)
    return { before: current, event: { type: 'found', lookup } }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before: current, event: { type: 'unread', facts: reason.facts } }
  }
}

const write = (platform: Platform, claim: Claim, course: Course, keeps: boolean): Promise<BoostRow> => {
  const { url: _, ...current } = course.current
  return writeBoost(platform, claim, {
    change: { ...current, nextAt: course.nextAt },
    keeps,
    notifies: course.notifies,
  })
}

/** What was made for a boost that is given up, and sleeps, is taken away; then it is over. */
async function purge(open: OpenedBoost, claim: Claim, row: BoostRow): Promise<void> {
  const { platform } = open
  const now = platform.clock.now()
  try {
    const { progress } = row
    if (progress)
      await withRenewal(open.opened, () =>
        open.adapter.clean(open.opened.networkClient.context, open.job(), progress),
      )
    await writeBoost(platform, claim, { change: { nextAt: null, endedAt: now }, keeps: false })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    platform.log.warn(
      { err: reason, boost: row.id },
      'what a boost left over there could not be taken away yet',
    )
    await writeBoost(platform, claim, { change: { nextAt: later(now, afterTroubleMs) }, keeps: false })
  }
}
