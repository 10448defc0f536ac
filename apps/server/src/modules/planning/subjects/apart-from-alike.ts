// The order of what may stand on any day: two products one after the other read like a catalogue where a tip could stand between.

export interface DatedSubject {
  readonly key: string
  readonly marks: readonly string[]
  /** The slot it was given, whose day it has. */
  readonly slot: string
  /** When it goes out on that day. */
  readonly local: string
  /** Tied to days of its own: it stays where it is. */
  readonly isFixed: boolean
}

/** When each of two would go out in the other's place; null where one of them does not fit there. */
type Swap = (
  one: DatedSubject,
  other: DatedSubject,
  rest: readonly DatedSubject[],
) => readonly [one: DatedSubject, other: DatedSubject] | null

/** No exchange is worth more than a few rounds: each one lessens what neighbours share, so that it ends by itself. */
export function apartFromAlike(placed: readonly DatedSubject[], swap: Swap): DatedSubject[] {
  let standing = inOrder(placed)
  for (let next = better(standing, swap); next; next = better(standing, swap)) standing = next
  return standing
}

/** The first exchange after which neighbours share less than before. */
function better(standing: readonly DatedSubject[], swap: Swap): DatedSubject[] | null {
  const before = sharedIn(standing)
  if (before === 0) return null
  for (const [at, one] of standing.entries()) {
    if (one.isFixed || sharedAround(standing, at) === 0) continue
    for (const other of standing) {
      if (other.isFixed || other.key === one.key || sharesAll(one, other)) continue
      const rest = standing.filter(({ key }) => key !== one.key && key !== other.key)
      const swapped = swap(one, other, rest)
      const after = swapped && inOrder([...rest, ...swapped])
      if (after && sharedIn(after) < before) return after
    }
  }
  return null
}

const inOrder = (some: readonly DatedSubject[]): DatedSubject[] =>
  some.toSorted((one, other) => one.local.localeCompare(other.local))

const shared = (one: DatedSubject | undefined, other: DatedSubject | undefined): number =>
  one && other ? one.marks.filter((mark) => other.marks.includes(mark)).length : 0

const sharedAround = (standing: readonly DatedSubject[], at: number): number =>
  shared(standing[at - 1], standing[at]) + shared(standing[at], standing[at + 1])

const sharedIn = (standing: readonly DatedSubject[]): number =>
  standing.reduce((sum, one, at) => sum + shared(standing[at - 1], one), 0)

const sharesAll = (one: DatedSubject, other: DatedSubject): boolean =>
  one.marks.length === other.marks.length && shared(one, other) === one.marks.length
