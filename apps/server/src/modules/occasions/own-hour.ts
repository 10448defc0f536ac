import type { Occurrence } from './calendar/shipped-days.ts'

/** The local day, as `2026-05-31`. */
export const dayOn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)

const hourOn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  )

/** When a post of a day goes out: on the day, at the first hour the business is used to that is still to come; else nobody says. */
export function ownHour(
  { date }: Pick<Occurrence, 'date'>,
  {
    times,
    timeZone,
    now,
  }: { readonly times: readonly string[]; readonly timeZone: string; readonly now: Date },
): string | null {
  const today = dayOn(now, timeZone)
  if (date < today) return null
  const hour = [...times].sort().find((time) => date > today || time > hourOn(now, timeZone))
  return hour === undefined ? null : `${date}T${hour}`
}
