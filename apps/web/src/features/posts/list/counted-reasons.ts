import type { TogetherResult } from '@postelier/contract/calendar'

/** Why posts stayed as they were, each reason with how many it is true of. */
export function countedReasons(results: readonly TogetherResult[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { refused } of results) if (refused !== null) counts.set(refused, (counts.get(refused) ?? 0) + 1)
  return counts
}
