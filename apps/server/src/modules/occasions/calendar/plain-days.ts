// Days without an hour, as `2026-05-31`. Weekdays are counted from Sunday, which is 0.

/** On which day something falls in a year. */
export type DayRule = (year: number) => string

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export const isoOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const at = (day: string) => new Date(`${day}T00:00:00Z`)

export function addDays(day: string, days: number): string {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const weekdayOn = (day: string): number => at(day).getUTCDay()

/** The first such weekday, that day included. */
export const onOrAfter = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOn(day) + 7) % 7)

export const nthOf = (year: number, month: number, weekday: number, nth: number): string =>
  addDays(onOrAfter(isoOf(year, month, 1), weekday), 7 * (nth - 1))

export const lastOf = (year: number, month: number, weekday: number): string =>
  addDays(onOrAfter(isoOf(year, month + 1, 1), weekday), -7)

/** The day of an instant on the clocks of France, whose calendar this is. */
export const parisDay = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
