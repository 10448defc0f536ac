// Who takes over what an agent cannot do in time. Pure: queues and calendars come in, for each order its ways come out, and what
// is proposed for all of them holds together.
import {
  brokenPromises,
  expectedEnd,
  type QueuedWork,
  type Takeover,
  takeOver,
  type Worker,
} from './assign-work.ts'

export interface WorkInDanger {
  /** Its place in the queue of who has it. */
  readonly position: number
  /** Who may take it. */
  readonly colleagues: ReadonlySet<number>
  /** It is late already, or anyway: when it would be done then. Who is done no later is as good as who keeps a promise. */
  readonly lateAnyway?: number | undefined
  /** Where it was chosen to go; nobody where it stays, and nothing as long as that is open. */
  readonly chosen?: number | null | undefined
}

export interface WaysOfWork {
  readonly position: number
  /** Where it stays. */
  readonly left: { readonly endsAt: number | null; readonly isInTime: boolean }
  /** Those who keep its promise first, then who is done first. */
  readonly takers: readonly Takeover[]
  /** Nobody as worker where the promise holds as it is, once others are moved; null where nobody keeps it. */
  readonly proposed: { readonly workerId: number | null } | null
}

/**
 * In the order of the queue, so that what was moved before makes room for what stands behind it; each is reckoned with those before
 * it where they were chosen to go, or else where they are proposed: nobody is promised twice.
 */
export function reckonTransfers(
  {
    holder,
    inDanger,
    colleagues,
  }: {
    readonly holder: Worker
    readonly inDanger: readonly WorkInDanger[]
    readonly colleagues: readonly Worker[]
  },
  now: number,
): WaysOfWork[] {
  const queues = new Map(colleagues.map(({ id, queue }) => [id, [...queue]]))
  const kept: QueuedWork[] = []
  const ways: WaysOfWork[] = []
  for (const [position, work] of holder.queue.entries()) {
    const one = inDanger.find((other) => other.position === position)
    kept.push(work)
    if (!one) continue
    const minutesLeft = Math.max(0, Math.round(work.minutesLeft))
    const { promisedAt } = work
    const worker = { ...holder, queue: kept }
    const isInTime = !brokenPromises(worker, now).some((broken) => broken.position === kept.length - 1)
    const takers = colleagues
      .filter(({ id }) => one.colleagues.has(id))
      .flatMap(
        ({ id, calendar }) =>
          takeOver([{ id, calendar, queue: queues.get(id) ?? [] }], { minutesLeft, promisedAt }, now) ?? [],
      )
      .toSorted(
        (a, b) =>
          Number(b.isInTime) - Number(a.isInTime) ||
          a.finish.ends - b.finish.ends ||
          a.minutesBefore - b.minutesBefore,
      )
    const left = { isInTime, endsAt: expectedEnd(worker, kept.length - 1, now) }
    const best = takers.find((taker) => isAsGood({ ...taker, endsAt: taker.finish.endOfDay }, one))
    const proposed = isAsGood(left, one) ? { workerId: null } : best ? { workerId: best.workerId } : null
    ways.push({ position, takers, proposed, left })
    const goesTo = one.chosen === undefined ? proposed?.workerId : one.chosen
    const taken = takers.find(({ workerId }) => workerId === goesTo)
    if (!taken) continue
    kept.pop()
    queues.get(taken.workerId)?.splice(taken.position, 0, {
      minutesLeft,
      promisedAt,
      isRunning: false,
    })
  }
  return ways
}

const isAsGood = (
  { isInTime, endsAt }: WaysOfWork['left'],
  { lateAnyway }: Pick<WorkInDanger, 'lateAnyway'>,
): boolean => isInTime || (lateAnyway !== undefined && endsAt !== null && endsAt <= lateAnyway)
