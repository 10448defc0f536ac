import type { HomeView } from '@postelier/contract'
import { Temporal } from 'temporal-polyfill'

/** `2026-11-23` as the calendar of a zone has it. */
export function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

type Week = NonNullable<HomeView['week']>

const saturday = 6

/**
 * The week a day is in, from Monday on. From Saturday on the seven days that come: what is over says nothing of what
 * to do. The same where nothing was before that day.
 */
export function weekOf(day: string, hasPast = true): Week {
  const today = Temporal.PlainDate.from(day)
  const isAhead = !hasPast || today.dayOfWeek >= saturday
  const from = isAhead ? today : today.subtract({ days: today.dayOfWeek - 1 })
  return { from: from.toString(), to: from.add({ days: 6 }).toString(), isAhead }
}

/** The instant at which a day begins in a zone. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

/** The instant at which its last day ends in a zone. */
export const endOf = ({ to }: Week, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)
