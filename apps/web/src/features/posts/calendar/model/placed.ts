// Where posts stand in a calendar: on which local day, at which minute, and side by side where they are close together.
import { localTimeAt } from '#shared/lib/local-time.ts'

export interface Placed<P> {
  readonly post: P
  readonly day: string
  readonly minute: number
}

interface Dated {
  readonly publishAt: string | null
  readonly promisedAt?: string | undefined
}

/** Its own date, or the day it is delivered. */
export const momentOf = ({ publishAt, promisedAt }: Dated): string | null => publishAt ?? promisedAt ?? null

/** It has no date: what comes on that day is the post itself, from whoever makes it. */
export const isDelivery = ({ publishAt, promisedAt }: Dated): boolean =>
  publishAt === null && promisedAt !== undefined

const minuteOf = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))

/** By local day, the earliest first. */
export function onLocalDays<P extends Dated>(
  posts: readonly P[],
  zone: string,
): ReadonlyMap<string, readonly Placed<P>[]> {
  const placed = posts.flatMap((post) => {
    const moment = momentOf(post)
    if (moment === null) return []
    const local = localTimeAt(new Date(moment), zone)
    return [{ post, day: local.slice(0, 10), minute: minuteOf(local) }]
  })
  placed.sort((one, other) => (momentOf(one.post) ?? '').localeCompare(momentOf(other.post) ?? ''))
  return Map.groupBy(placed, ({ day }) => day)
}

export interface Beside<P> extends Placed<P> {
  readonly column: number
  readonly columns: number
}

/** A card is taller than its moment: those whose cards would meet share the width of the day. */
export function sideBySide<P>(day: readonly Placed<P>[], minutesOfCard: number): Beside<P>[] {
  const groups: Placed<P>[][] = []
  for (const one of day) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && one.minute < last.minute + minutesOfCard) group.push(one)
    else groups.push([one])
  }
  return groups.flatMap((group) => {
    const ends: number[] = []
    const columns = group.map(({ minute }) => {
      const free = ends.findIndex((end) => end <= minute)
      const column = free < 0 ? ends.length : free
      ends[column] = minute + minutesOfCard
      return column
    })
    return group.map((one, at) => ({ ...one, column: columns[at] ?? 0, columns: ends.length }))
  })
}

export interface Stacked<P> extends Placed<P> {
  readonly topPx: number
  /** There is room for the picture large. */
  readonly isWhole: boolean
}

interface Heights {
  readonly hourPx: number
  readonly wholePx: number
  readonly rowPx: number
}

const gapPx = 4

/** In a narrow day cards keep its width: those that would meet become rows, and what is of one hour stands under another. */
export function stacked<P>(day: readonly Placed<P>[], { hourPx, wholePx, rowPx }: Heights): Stacked<P>[] {
  let bottom = 0
  return day.map((one, at) => {
    const own = (one.minute / 60) * hourPx
    const next = day[at + 1]
    const end = ((next?.minute ?? minutesOfDay) / 60) * hourPx
    const isWhole = own >= bottom && own + wholePx <= end
    const topPx = Math.max(own, bottom)
    bottom = topPx + (isWhole ? wholePx : rowPx) + gapPx
    return { ...one, topPx, isWhole }
  })
}

const minutesOfDay = 24 * 60

export const localTimeOn = (day: string, minute: number): string =>
  `${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
