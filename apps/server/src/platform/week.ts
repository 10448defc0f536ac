import { Temporal } from 'temporal-polyfill'

/** The week of a moment, from Monday to the next one, as a zone has it. */
export function weekAround(at: Date, zone: string): { readonly from: Date; readonly until: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  return { from: midnight(monday), until: midnight(monday.add({ days: 7 })) }
}
