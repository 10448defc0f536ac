// Takes what is due, step by step, until it is over or has to wait. The rows are the truth, not the queue: whoever runs
// this, however often and in however many processes, each attempt is at any time in one pair of hands, and whatever those
// hands were doing when they vanished is known from what they wrote down before.
import { Refusal } from '@postelier/networks/adapters'
import { system } from '../../access/actor.ts'
import { type CommandContext, runCommand } from '../../access/context.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Networks } from '../../platform/networks/network-gate.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Claim, ClaimLost, claimNext, standingOf, writeStanding } from './attempt.store.ts'
import { after, beginFinal, type Happening, isOver, type Outcome, type Standing } from './attempt.ts'
import { discharge } from './commands/discharge.ts'
import { settleTask } from './commands/settle-task.ts'
import { type Opened, openPage } from './open-page.ts'
import { jobOf } from './publish-job.ts'

export interface Drive {
  readonly platform: Platform
  readonly networks: Networks
  readonly signal: AbortSignal
}

const by = system('publisher')

/** Everything that is due now; answers with how many attempts it went on with. */
export async function driveAttempts(drive: Drive): Promise<number> {
  let count = 0
  while (!drive.signal.aborted) {
    const claim = await claimNext(drive.platform.db, drive.platform.clock.now(), newPublicId())
    if (!claim) break
    count++
    try {
      await driveOne(drive, claim)
    } catch (reason) {
      // Somebody else has it by now, and goes on from what stands written.
      if (reason instanceof ClaimLost) continue
      // What breaks one must not hold the others back: it stays in these hands until they lapse, and is then taken as abandoned.
      drive.platform.log.error({ err: reason, attempt: claim.row.id }, 'an attempt was broken off')
    }
  }
  return count
}

async function driveOne(drive: Drive, claim: Claim): Promise<void> {
  const { platform } = drive
  let standing = standingOf(claim.row)
  if (claim.wasAbandoned) {
    const outcome = after(standing, { type: 'abandoned' }, platform.clock.now())
    standing = await write(drive, claim, outcome, 'abandoned', isGoingOn(outcome, platform))
    if (!isGoingOn(outcome, platform)) return
  }
  const opened = await openPage(platform, drive.networks, claim.row)
  if (!opened) return shut(drive, claim, standing)
  while (!drive.signal.aborted) {
    const happened =
      standing.state === 'unknown'
        ? await look(opened, claim, standing)
        : await step(drive, opened, claim, standing)
    const outcome = after(happened.before, happened.happening, platform.clock.now())
    standing = await write(drive, claim, outcome, happened.what, isGoingOn(outcome, platform))
    if (!isGoingOn(outcome, platform)) return
    if (outcome.duty === 'refresh') await opened.refresh()
  }
  await write(drive, claim, { standing, nextAt: platform.clock.now(), duty: 'none' }, 'stopped', false)
}

/** Nothing opens the page: what was not sent waits, and what may be out is a person's question. */
async function shut(drive: Drive, claim: Claim, standing: Standing): Promise<void> {
  const facts = { kind: 'authRevoked', code: 'notConnected', message: 'The page is not connected' } as const
  const type = standing.state === 'unknown' ? 'unread' : 'refused'
  const outcome = after(standing, { type, facts }, drive.platform.clock.now())
  await write(drive, claim, outcome, 'notConnected', false)
}

/** The same hands go on at once: another step is due, and no person is needed. */
const isGoingOn = ({ standing, nextAt, duty }: Outcome, { clock }: Platform): boolean =>
  !isOver(standing.state) &&
  nextAt !== null &&
  nextAt.getTime() <= clock.now().getTime() &&
  (duty === 'none' || duty === 'refresh')

interface Happened {
  readonly before: Standing
  readonly happening: Happening
  /** For the post's journal. */
  readonly what: string
}

async function step(
  drive: Drive,
  { gate, page }: Opened,
  claim: Claim,
  standing: Standing,
): Promise<Happened> {
  // Whatever brought it here: only what is known not to be out is sent.
  if (standing.state !== 'waiting' && standing.state !== 'claimed')
    throw new Error(`Nothing is sent from ${standing.state}`)
  const job = await jobOf(drive.platform, claim.row, page())
  const progress = standing.progress ?? gate.adapter.begin(gate.context, job)
  const ready: Standing = { ...standing, state: 'claimed', progress }
  // Written down before it is done: what was begun here is known to whoever comes after.
  const before = progress.isFinal ? beginFinal(ready, drive.platform.clock.now()) : ready
  if (progress.isFinal || standing.progress === null) await writeBefore(drive, claim, before)
  try {
    const result = await gate.adapter.step(gate.context, job, progress)
    return { before, happening: { type: 'stepped', result }, what: result.then }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before, happening: { type: 'refused', facts: reason.facts }, what: 'refused' }
  }
}

async function look({ gate, page, platform }: Opened, claim: Claim, standing: Standing): Promise<Happened> {
  const job = await jobOf(platform, claim.row, page())
  if (!standing.progress) throw new Error('What is unknown was begun')
  try {
    const finding = await gate.adapter.lookFor(gate.context, job, standing.progress)
    return { before: standing, happening: { type: 'found', finding }, what: `found.${finding.found}` }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { before: standing, happening: { type: 'unread', facts: reason.facts }, what: 'unread' }
  }
}

/** Alone in its transaction, and committed before anything leaves the house. */
const writeBefore = (drive: Drive, claim: Claim, standing: Standing): Promise<unknown> =>
  inOne(drive, async ({ tx, now }) =>
    writeStanding(
      tx,
      claim,
      { standing, nextAt: now },
      { now, keeps: true, what: standing.state === 'sent' ? 'sending' : 'begun' },
    ),
  )

/** Where the attempt stands, what must be done about it, and what becomes of the post: together, or not at all. */
async function write(
  drive: Drive,
  claim: Claim,
  outcome: Outcome,
  what: string,
  keeps: boolean,
): Promise<Standing> {
  await inOne(drive, async (ctx) => {
    const { refusal, externalId, url } = outcome.standing
    const details = refusal ? { ...refusal } : externalId === null ? {} : { id: externalId, url }
    await writeStanding(ctx.tx, claim, outcome, { now: ctx.now, keeps, what, details })
    await discharge(ctx, claim.row, outcome)
    await settleTask(ctx, claim.row.taskId)
  })
  return outcome.standing
}

const inOne = ({ platform }: Drive, act: (ctx: CommandContext) => Promise<unknown>): Promise<unknown> =>
  runCommand(platform, by, 'publisher', act, undefined)
