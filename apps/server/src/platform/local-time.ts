// A local time is an instant only with its time zone: in spring one hour does not exist, in autumn one comes twice.
import { Temporal } from 'temporal-polyfill'
import type { FieldFault } from './errors.ts'

export type LocalInstant =
  | { readonly at: Date /** The hour comes twice that day: the first is meant. */; readonly isTwice: boolean }
  /** The clocks leap over it. */
  | 'missing'
  /** There is no such day. */
  | 'noDate'

export function instantOf(localTime: string, zone: string): LocalInstant {
  const local = plainOf(localTime)
  if (!local) return 'noDate'
  const [early, late] = [
    local.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    local.toZonedDateTime(zone, { disambiguation: 'later' }),
  ]
  // Leapt over, neither is the hour that was said.
  if (!early.toPlainDateTime().equals(local)) return 'missing'
  return {
    at: new Date(early.epochMilliseconds),
    isTwice: early.epochMilliseconds !== late.epochMilliseconds,
  }
}

/** What a person is told of an hour that is none. */
export const localTimeFaults: Readonly<Record<'missing' | 'noDate', FieldFault>> = {
  missing: { key: 'hourMissing' },
  noDate: { key: 'noDate' },
}

function plainOf(localTime: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(localTime, { overflow: 'reject' })
  } catch (reason) {
    if (reason instanceof RangeError) return undefined
    throw reason
  }
}

/** The local time there at an instant. */
export const localTimeOf = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
