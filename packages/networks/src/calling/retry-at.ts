import type { Answer } from './answer.ts'

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

export const nextMidnightUtc = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** `Retry-After` in seconds. */
export const retryAfter = (answer: Answer, now: Date): Date | null => {
  const seconds = digits(answer.headers.get('retry-after'))
  return seconds === null ? null : after(now, seconds * 1000)
}

/** A header that holds an instant as seconds since 1970. */
export const instantOf = (answer: Answer, name: string): Date | null => {
  const seconds = digits(answer.headers.get(name))
  return seconds === null ? null : new Date(seconds * 1000)
}

export const digits = (value: string | null): number | null =>
  value !== null && /^\d{1,15}$/.test(value.trim()) ? Number(value) : null
