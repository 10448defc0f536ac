// How far ahead a business without a plan schedules: the current month, as its zone has it, and seven days at a month's end:
// whoever comes on the 30th still gets their first week out.
import { Temporal } from 'temporal-polyfill'
import { days, later } from '../../platform/clock.ts'

/** The last moment that is open now. */
export function lastWithoutPlan(now: Date, zone: string): Date {
  const nextMonth = firstOfMonth(now, zone).add({ months: 1 })
  return latest(later(startOf(nextMonth, zone), -1), later(now, days(7)))
}

/** From when on a post at a moment can be scheduled: a moment that is past where it can be now. */
export function opensWithoutPlan(at: Date, zone: string): Date {
  const [first, week] = [startOf(firstOfMonth(at, zone), zone), later(at, -days(7))]
  return first < week ? first : week
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other)
const firstOfMonth = (at: Date, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 })
const startOf = (day: Temporal.PlainDate, zone: string): Date =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds)
