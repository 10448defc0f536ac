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

/** The time of the moment, each second while something runs. */
export function useTicking(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [isRunning])
  return now
}
