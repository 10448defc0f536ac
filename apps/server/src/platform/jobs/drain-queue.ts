import { setTimeout as sleep } from 'node:timers/promises'
import { newPublicId } from '../ids.ts'

interface Queue<Claim> {
  readonly signal: AbortSignal
  readonly mostAtOnce: number
  readonly claim: (input: { readonly holder: string; readonly most: number }) => Promise<readonly Claim[]>
  /** Never throws but for what is a fault of ours. */
  readonly work: (claim: Claim) => Promise<void>
  /** What came due while slow ones are running waits no longer than this. */
  readonly lookEveryMs?: number
  /** Says of what is running that somebody still is at it, so that what a killed process left is soon taken up. */
  readonly keep?: (claims: readonly Claim[]) => Promise<unknown>
  readonly keepEveryMs?: number
}

/** Takes up what is due, some at once, until nothing is; answers with how many it took up. A fault ends it when all running has ended. */
export async function drainQueue<Claim>(queue: Queue<Claim>): Promise<number> {
  const { signal, mostAtOnce, claim, work, lookEveryMs = 1000, keep, keepEveryMs = 10_000 } = queue
  const running = new Map<Promise<void>, Claim>()
  let keptAt = performance.now()
  let count = 0
  const faults: unknown[] = []
  try {
    while (!signal.aborted && faults.length === 0) {
      // What is running may keep others from being due: nothing is only left where none was when it was asked.
      const wasFree = running.size === 0
      const most = mostAtOnce - running.size
      const claims = most > 0 ? await claim({ holder: newPublicId(), most }) : []
      if (wasFree && claims.length === 0) break
      for (const one of claims) {
        const done = work(one)
          .catch((reason: unknown) => void faults.push(reason))
          .finally(() => running.delete(done))
        running.set(done, one)
      }
      count += claims.length
      if (running.size > 0) await oneOrAWhile(running.keys(), lookEveryMs)
      if (!keep || running.size === 0 || performance.now() - keptAt < keepEveryMs) continue
      await keep([...running.values()])
      keptAt = performance.now()
    }
  } finally {
    // Also where nothing could be asked: nobody works on after it is said to be over.
    await Promise.all(running.keys())
  }
  if (faults.length > 0) throw faults[0]
  return count
}

async function oneOrAWhile(running: Iterable<Promise<void>>, ms: number): Promise<void> {
  const over = new AbortController()
  const aWhile = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    await Promise.race([aWhile, ...running])
  } finally {
    over.abort()
  }
}
