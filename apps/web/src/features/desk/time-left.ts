import type { WorkCardView } from '@postelier/contract/desk'
import { useEffect, useState } from 'react'

type Timed = Pick<WorkCardView, 'minutes' | 'workedSeconds' | 'countsUntil'>

/** A timer that is on counts in its agent's hours alone. */
export const isCounting = (countsUntil: string | null, now: number): boolean =>
  countsUntil !== null && now < Date.parse(countsUntil)

/** Of the time that is planned, the seconds left; fewer than none where it took longer. */
export function secondsLeft(
  { minutes, workedSeconds, countsUntil }: Timed,
  readAt: number,
  now: number,
): number {
  const until = countsUntil === null ? readAt : Math.min(now, Date.parse(countsUntil))
  return minutes * 60 - workedSeconds - Math.max(0, Math.floor((until - readAt) / 1000))
}

/** `18:40`, `1:05:12`. */
export function clockOf(seconds: number): string {
  const all = Math.abs(seconds)
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

/** Which words a promised time is said in. */
export type Due = 'past' | 'today' | 'tomorrow' | 'later'

/** Where a promise stands as seen from now; days are those of the reader's calendar. */
export function dueOf(promisedAt: string, now: number, dayKey: (at: Date) => string): Due {
  const at = Date.parse(promisedAt)
  if (at <= now) return 'past'
  const day = dayKey(new Date(at))
  if (day === dayKey(new Date(now))) return 'today'
  return daysUntil(promisedAt, now, dayKey) === 1 ? 'tomorrow' : 'later'
}

/** How many days of the reader's calendar from now. */
export const daysUntil = (at: string, now: number, dayKey: (at: Date) => string): number =>
  Math.round((Date.parse(dayKey(new Date(at))) - Date.parse(dayKey(new Date(now)))) / 86_400_000)

const daySeconds = 86_400

/** Until it is delivered, once that is under a day; null before, once it went by, and where nothing waits for its agent. */
export function secondsToDue(
  { state, promisedAt, expectedAt }: Pick<WorkCardView, 'state' | 'promisedAt' | 'expectedAt'>,
  now: number,
): number | null {
  const due = expectedAt ?? promisedAt
  if (state !== 'queued' || due === null) return null
  const left = Math.floor((Date.parse(due) - now) / 1000)
  return left > 0 && left < daySeconds ? left : null
}

/** The time of the moment, each second while something runs and else each minute. */
export function useTicking(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), isRunning ? 1000 : 60_000)
    return () => window.clearInterval(timer)
  }, [isRunning])
  return now
}
