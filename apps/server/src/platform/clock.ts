/** Now, as a thing that is passed in: tests set it, commands never ask the system. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** For whoever is told when to try again; a second at least. */
export const secondsUntil = (at: Date, now: Date) =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))

export const later = (from: Date, durationMs: number) => new Date(from.getTime() + durationMs)

/** The same day and hour that many months before, or the last day of a month that is shorter. */
export function monthsBefore(from: Date, count: number): Date {
  const at = new Date(from)
  at.setUTCMonth(at.getUTCMonth() - count)
  if (at.getUTCDate() !== from.getUTCDate()) at.setUTCDate(0)
  return at
}
