// The clock on the wall can be set back, and then whatever waits for an hour waits for it twice. Time that passes is compared
// with time that is told.
import type { Clock } from '../../platform/clock.ts'

const seen = new WeakMap<Clock, { readonly told: number; readonly passed: number }>()
/** What clocks are slewed by is no matter. */
const noticedMs = 5000

/** Whether it was set back since it was asked last. */
export function wasSetBack(clock: Clock): boolean {
  const now = { told: clock.now().getTime(), passed: performance.now() }
  const before = seen.get(clock)
  seen.set(clock, now)
  return before !== undefined && now.told - before.told < now.passed - before.passed - noticedMs
}
