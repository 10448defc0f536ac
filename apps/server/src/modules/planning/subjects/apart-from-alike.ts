// The order of what may stand on any day: two products one after the other read like a catalogue where a tip could stand between.

export interface Standing {
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
  one: Standing,
  other: Standing,
  rest: readonly Standing[],
) => readonly [one: Standing, other: Standing] | null

/** No exchange is worth more than a few rounds: each one lessens what neighbours share, so that it ends by itself. */
export function apartFromAlike(placed: readonly Standing[], swap: Swap): Standing[] {
  let standing = inOrder(placed)
  for (let next = better(standing, swap); next; next = better(standing, swap)) standing = next
  return standing
}

/** The first exchange after which neighbours share less than before. */
function better(standing: readonly Standing[], swap: Swap): Standing[] | null {
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

const inOrder = (some: readonly Standing[]): Standing[] =>
  some.toSorted((one, other) => one.local.localeCompare(other.local))

const shared = (one: Standing | undefined, other: Standing | undefined): number =>
  one && other ? one.marks.filter((mark) => other.marks.includes(mark)).length : 0

const sharedAround = (standing: readonly Standing[], at: number): number =>
  shared(standing[at - 1], standing[at]) + shared(standing[at], standing[at + 1])

const sharedIn = (standing: readonly Standing[]): number =>
  standing.reduce((sum, one, at) => sum + shared(standing[at - 1], one), 0)

const sharesAll = (one: Standing, other: Standing): boolean =>
  one.marks.length === other.marks.length && shared(one, other) === one.marks.length
