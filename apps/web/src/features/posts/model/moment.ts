// When somebody wants a post to go out: a day and a minute in a local time, and what instant that is.
import { latestDateFrom } from '@postelier/contract'
import { instantsAt, localTimeAt } from '#shared/lib/local-time.ts'
import { writeTime } from '#shared/lib/typed-time.ts'

export interface Wanted {
  /** `2026-11-26`, or nothing. */
  readonly day: string
  readonly minute: number
}

export type Moment =
  | { readonly at: Date /** The hour comes twice that day: the first is meant. */; readonly isTwice: boolean }
  | 'none'
  | 'past'
  | 'tooFar'
  /** The clocks leap over it. */
  | 'missing'

export const localTimeOf = ({ day, minute }: Wanted): string => `${day}T${writeTime(minute)}`

export function momentOf(wanted: Wanted, zone: string, now: Date): Moment {
  if (wanted.day === '') return 'none'
  // Before it is looked for: no clock knows all the years that can be typed.
  if (wanted.day > lastDay(zone, now)) return 'tooFar'
  const [at, second] = instantsAt(localTimeOf(wanted), zone)
  if (!at) return 'missing'
  if (at > latestDateFrom(now)) return 'tooFar'
  return at > now ? { at, isTwice: second !== undefined } : 'past'
}

/** The last day that is taken there. */
export const lastDay = (zone: string, now: Date): string =>
  localTimeAt(latestDateFrom(now), zone).slice(0, 10)

const dayMs = 86_400_000
/** By the calendar: the day on which the clocks change has 23 hours, or 25. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** When the day has begun and people look. */
const nine = 9 * 60

/** Its date, while that is still to come; else tomorrow. */
export function firstWish(publishAt: string | null, zone: string, now: Date): Wanted {
  const kept = publishAt === null ? null : new Date(publishAt)
  if (kept && kept > now) {
    const [day = '', time = ''] = localTimeAt(kept, zone).split('T')
    const [hour, minute] = time.split(':').map(Number)
    return { day, minute: (hour ?? 0) * 60 + (minute ?? 0) }
  }
  return { day: dayAfter(localTimeAt(now, zone).slice(0, 10)), minute: nine }
}
