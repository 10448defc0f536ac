// What several deliveries have to write at one moment is written in one transaction. Each waits until its own line is committed, so
// that nothing leaves the platform before it was written down; what one line breaks, the others are written without.
import { system } from '../../access/actor.ts'
import { type CommandContext, runCommand } from '../../access/context.ts'
import { announcePostsById, heldAmong } from '../tasks/index.ts'
import { applyFollowUps } from './commands/apply-follow-ups.ts'
import { finalizeTasks } from './commands/finalize-tasks.ts'
import { ClaimLost, type DeliveryWrite, writeStates } from './delivery.store.ts'
import { isOver, type Outcome } from './delivery.ts'
import type { Sender } from './sender.ts'

export interface QueuedWrite extends DeliveryWrite, Outcome {
  /** It is about to be sent: not while somebody holds everything. */
  readonly isLast?: boolean
}

/** Held between two steps: nothing was sent. */
export class Stopped extends Error {}

export interface Writes {
  /** Done once it is committed; broken off with `ClaimLost` or `Stopped`. */
  put(line: QueuedWrite): Promise<void>
}

const by = system('publisher')
const mostAtOnce = 64
/** So long the first one waits for others: a fraction of what a network takes to answer, and a third less for the database to do. */
const batchedForMs = 10
/** One writes while the other one's lines are gathered. */
const mostWriters = 2
/** With a little over half a minute in all, within what a claim lasts. */
const mostTries = 11
/** It is noticed soon that the database is back. */
const longestPauseMs = 4000

interface Waiting {
  readonly line: QueuedWrite
  readonly done: (fault?: unknown) => void
}

export function openWrites(sender: Sender): Writes {
  const waiting: Waiting[] = []
  let writers = 0
  const writeAll = async () => {
    writers++
    // Whoever comes to write meanwhile is written along.
    await new Promise((resolve) => setTimeout(resolve, batchedForMs))
    while (waiting.length > 0) await writeSome(sender, waiting.splice(0, mostAtOnce))
    writers--
  }
  return {
    put: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, done: (fault) => (fault === undefined ? resolve() : reject(fault)) })
        if (writers < mostWriters) void writeAll()
      }),
  }
}

async function writeSome(sender: Sender, batch: readonly Waiting[]): Promise<void> {
  try {
    const faults = await untilWritten(sender, batch)
    for (const { line, done } of batch) done(faults.get(line.row.id))
  } catch (reason) {
    if (batch.length > 1) for (const one of batch) await writeSome(sender, [one])
    else for (const { done } of batch) done(reason)
  }
}

/** What a network said is told once: a database that is away for a moment is waited for, as long as the claim is kept. */
async function untilWritten({ platform, signal }: Sender, batch: readonly Waiting[]) {
  const lines = batch.map(({ line }) => line)
  for (let tries = 1; ; tries++) {
    try {
      return await runCommand(platform, by, 'publisher', writeLines, lines)
    } catch (reason) {
      if (tries >= mostTries || signal.aborted || !isAway(reason)) throw reason
      platform.log.warn({ err: reason, tries }, 'what came of deliveries could not be written yet')
      await new Promise((resolve) => setTimeout(resolve, Math.min(longestPauseMs, 250 * 2 ** tries)))
    }
  }
}

/** Nothing is wrong with what is written: the database cannot be reached, or ended what it was doing. */
function isAway(reason: unknown): boolean {
  for (let at: unknown = reason; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException
    if (code && /^(E[A-Z]+|08...|57P..|40001|40P01|53...)$/.test(code)) return true
    if (/connection|terminat/i.test(at.message)) return true
  }
  return false
}

/** Why lines were not written, by delivery; all the others were. */
async function writeLines(
  ctx: CommandContext,
  lines: readonly QueuedWrite[],
): Promise<ReadonlyMap<number, ClaimLost | Stopped>> {
  const faults = new Map<number, ClaimLost | Stopped>()
  // Read again at the last moment: somebody may have pressed the stop button just now.
  const last = lines.filter(({ isLast }) => isLast)
  const held = await heldAmong(
    ctx.tx,
    last.map(({ row }) => row.accountId),
  )
  for (const { row } of last) if (held.has(row.accountId)) faults.set(row.id, new Stopped())
  const going = lines.filter(({ row }) => !faults.has(row.id))
  if (going.length === 0) return faults
  const ours = await writeStates(ctx.tx, going, ctx.now)
  for (const { row } of going) if (!ours.has(row.id)) faults.set(row.id, new ClaimLost(`delivery ${row.id}`))
  const written = going.filter(({ row }) => ours.has(row.id))
  await applyFollowUps(ctx, written)
  // Somebody who has the post open sees at once that it needs them; what is over is told with the post's own step.
  const waits = written.filter(({ current }) => ['held', 'asked', 'unknown'].includes(current.state))
  await announcePostsById(
    ctx,
    waits.map(({ row }) => row.taskId),
  )
  const over = written.filter(({ current }) => isOver(current.state))
  await finalizeTasks(ctx, [...new Set(over.map(({ row }) => row.taskId))])
  return faults
}
