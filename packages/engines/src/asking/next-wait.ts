import type { EngineFailure } from '@postelier/contract'
import type { Failed } from '../port.ts'
import type { AskLimits } from './limits.ts'

/** Where a later try may go better. Everything else would be answered the same. */
const mayPass: ReadonlySet<EngineFailure> = new Set(['tooMany', 'overloaded', 'unreachable', 'tooSlow'])

/** Growing, with chance in it, and never shorter than they asked for; nothing where trying again is no use, or too far off. */
export function nextWait(
  { failure, retryAfterMs = 0 }: Failed,
  tries: number,
  { tries: most, firstWaitMs, longestWaitMs }: AskLimits,
  random: () => number,
): number | null {
  if (!mayPass.has(failure) || tries >= most || retryAfterMs > longestWaitMs) return null
  const grown = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs)
  return Math.max(retryAfterMs, Math.round(grown * (0.5 + random() / 2)))
}
