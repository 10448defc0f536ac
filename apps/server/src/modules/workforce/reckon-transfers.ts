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

interface Transfers {
  readonly holder: Worker
  readonly inDanger: readonly WorkInDanger[]
  readonly colleagues: readonly Worker[]
}

/**
 * Each is reckoned with the others where they were chosen to go, or else where they are proposed: nobody is promised twice. What
 * keeps its promise where it goes is placed first, in the order of the queue, so that what leaves makes room for what stands behind
 * it; what is late wherever it goes comes after all of those, and takes no hour from them.
 */
export function reckonTransfers(transfers: Transfers, now: number): WaysOfWork[] {
  const first = reckonWith(transfers, now, new Set())
  // Not everything that is late found somebody: what stands behind it in the queue has no room from it.
  return first.isSound ? first.ways : reckonWith(transfers, now, first.undecided).ways
}

/** With what of the late ones is taken to stay until it is their turn; sound where the others went as it was taken. */
function reckonWith(
  { holder, inDanger, colleagues }: Transfers,
  now: number,
  staying: ReadonlySet<number>,
): { ways: WaysOfWork[]; isSound: boolean; undecided: ReadonlySet<number> } {
  const queues = new Map(colleagues.map(({ id, queue }) => [id, [...queue]]))
  const gone = new Set<number>()
  const ways = new Map<number, WaysOfWork>()
  const late: WorkInDanger[] = []
  for (const one of inDanger.toSorted((a, b) => a.position - b.position)) {
    const way = waysOf(one)
    if (!way) continue
    ways.set(one.position, way)
    const taken = takenBy(one, way)
    if (taken?.isInTime) give(one, taken)
    else if (taken || !way.left.isInTime) {
      late.push(one)
      if (taken && !staying.has(one.position)) gone.add(one.position)
    }
  }
  let isSound = true
  for (const one of late) {
    const way = waysOf(
      one,
      ways.get(one.position)?.takers.filter(({ isInTime }) => isInTime),
    )
    if (!way) continue
    ways.set(one.position, way)
    const taken = takenBy(one, way)
    if (taken) give(one, taken)
    else isSound &&= !gone.delete(one.position)
  }
  return {
    ways: [...ways.values()].toSorted((a, b) => a.position - b.position),
    isSound,
    undecided: new Set(late.flatMap(({ position, chosen }) => (chosen === undefined ? position : []))),
  }

  /** Who would have kept its promise does so also where it was chosen to go elsewhere. */
  function waysOf(one: WorkInDanger, inTime: readonly Takeover[] = []): WaysOfWork | null {
    const { position } = one
    const work = holder.queue[position]
    if (!work) return null
    const before = holder.queue.filter((_, other) => other < position && !gone.has(other))
    const worker = { ...holder, queue: [...before, work] }
    const broken = brokenPromises(worker, now).some((other) => other.position === before.length)
    const left = { isInTime: !broken, endsAt: expectedEnd(worker, before.length, now) }
    const others = colleagues
      .filter(({ id }) => one.colleagues.has(id) && !inTime.some(({ workerId }) => workerId === id))
      .flatMap(
        ({ id, calendar }) =>
          takeOver([{ id, calendar, queue: queues.get(id) ?? [] }], leftOf(work), now) ?? [],
      )
    const takers = [...inTime, ...others].toSorted(
      (a, b) =>
        Number(b.isInTime) - Number(a.isInTime) ||
        a.finish.ends - b.finish.ends ||
        a.minutesBefore - b.minutesBefore,
    )
    const best = takers.find((taker) => isAsGood({ ...taker, endsAt: taker.finish.endOfDay }, one))
    const proposed = isAsGood(left, one) ? { workerId: null } : best ? { workerId: best.workerId } : null
    return { position, takers, proposed, left }
  }

  function give({ position }: WorkInDanger, taken: Takeover): void {
    const work = holder.queue[position]
    if (!work) return
    gone.add(position)
    queues.get(taken.workerId)?.splice(taken.position, 0, { ...leftOf(work), isRunning: false })
  }
}

const leftOf = ({ minutesLeft, promisedAt }: QueuedWork) => ({
  minutesLeft: Math.max(0, Math.round(minutesLeft)),
  promisedAt,
})

/** Who cannot take it has it not: it stays. */
const takenBy = ({ chosen }: WorkInDanger, { takers, proposed }: WaysOfWork): Takeover | undefined => {
  const goesTo = chosen === undefined ? proposed?.workerId : chosen
  return takers.find(({ workerId }) => workerId === goesTo)
}

const isAsGood = (
  { isInTime, endsAt }: WaysOfWork['left'],
  { lateAnyway }: Pick<WorkInDanger, 'lateAnyway'>,
): boolean => isInTime || (lateAnyway !== undefined && endsAt !== null && endsAt <= lateAnyway)
