import { Temporal } from 'temporal-polyfill'

/** `2026-11-23` as the wall calendar of a zone has it. */
export function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

/** Monday and Sunday of the week a day is in. */
export function weekOf(day: string): { from: string; to: string } {
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const sunday = new Date(monday)
  sunday.setUTCDate(monday.getUTCDate() + 6)
  return { from: monday.toISOString().slice(0, 10), to: sunday.toISOString().slice(0, 10) }
}

/** The instant at which the next Monday begins on the wall of a zone. */
export const endOfWeek = (at: Date, timeZone: string): Date => {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const monday = today.startOfDay().add({ days: 8 - today.dayOfWeek })
  return new Date(monday.epochMilliseconds)
}
