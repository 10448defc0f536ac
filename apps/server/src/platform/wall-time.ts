// An hour on somebody's wall is an instant only together with where the wall is; in spring an hour is missing there, in
// autumn one comes twice.
import { Temporal } from 'temporal-polyfill'
import type { FieldFault } from './errors.ts'

export type WallInstant =
  | { readonly at: Date /** The hour comes twice that day: the first is meant. */; readonly isTwice: boolean }
  /** The clocks leap over it. */
  | 'missing'
  /** There is no such day. */
  | 'noDate'

export function instantOf(wallTime: string, zone: string): WallInstant {
  const wall = plainOf(wallTime)
  if (!wall) return 'noDate'
  const [early, late] = [
    wall.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    wall.toZonedDateTime(zone, { disambiguation: 'later' }),
  ]
  // Leapt over, neither is the hour that was said.
  if (!early.toPlainDateTime().equals(wall)) return 'missing'
  return {
    at: new Date(early.epochMilliseconds),
    isTwice: early.epochMilliseconds !== late.epochMilliseconds,
  }
}

/** What a person is told of an hour that is none. */
export const wallFaults: Readonly<Record<'missing' | 'noDate', FieldFault>> = {
  missing: { key: 'hourMissing' },
  noDate: { key: 'noDate' },
}

function plainOf(wallTime: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(wallTime, { overflow: 'reject' })
  } catch (reason) {
    if (reason instanceof RangeError) return undefined
    throw reason
  }
}

/** How a wall there shows an instant. */
export const wallTimeOf = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
