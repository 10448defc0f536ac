import type { WorkCardView } from '@postelier/contract/desk'
import { useEffect, useState } from 'react'

type Timed = Pick<WorkCardView, 'minutes' | 'workedSeconds' | 'isRunning'>

/** Of the time that is planned, the seconds left; fewer than none where it took longer. */
export const secondsLeft = (
  { minutes, workedSeconds, isRunning }: Timed,
  readAt: number,
  now: number,
): number => minutes * 60 - workedSeconds - (isRunning ? Math.max(0, Math.floor((now - readAt) / 1000)) : 0)

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
