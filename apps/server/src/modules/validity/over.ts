// Whether what a post speaks of is over by the time it goes out: pure, in the business's own local time.
import type { FactKind } from '@postelier/contract'

export interface Ending {
  readonly kind: FactKind
  readonly date: string | null
  readonly time: string | null
  readonly until: string | null
}

/** An event whose end nobody says is over some hours after it began. */
const eventLastsHours = 3

/** The last day it is true on; nothing where it does not end. The day of a piece of news is no end. */
export const lastDayOf = ({ kind, date, until }: Ending): string | null =>
  until ?? (kind === 'event' ? date : null)

/** `local` is the hour it goes out at there, as `2026-12-05T18:00`. */
export function isOverAt(ending: Ending, local: string): boolean {
  const last = lastDayOf(ending)
  const day = local.slice(0, 10)
  if (last === null || last > day) return false
  if (last < day) return true
  const { kind, date, time, until } = ending
  if (kind !== 'event' || time === null || (until !== null && until !== date)) return false
  return hoursOf(local.slice(11)) >= hoursOf(time) + eventLastsHours
}

const hoursOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60
