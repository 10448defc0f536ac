// The system clock can be set back, and then whatever waits for an hour waits for it twice. Time that passes is compared
// with time that is told.
import type { Clock } from '../../platform/clock.ts'

const seen = new WeakMap<Clock, { readonly told: number; readonly passed: number }>()
/** What clocks are slewed by is no matter. */
const noticedMs = 5000

/**
 * Whether it was set back since it was asked last. The first time nobody knows: it may have been while the program was
 * stopped.
 */
export function wasSetBack(clock: Clock): 'no' | 'yes' | 'unknown' {
  const now = { told: clock.now().getTime(), passed: performance.now() }
  const before = seen.get(clock)
  seen.set(clock, now)
  if (before === undefined) return 'unknown'
  return now.told - before.told < now.passed - before.passed - noticedMs ? 'yes' : 'no'
}
