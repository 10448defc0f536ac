import { setTimeout } from 'node:timers/promises'

/** Ends early, and quietly, where the work is to stop. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch((reason: unknown) => {
    if (!signal.aborted) throw reason
  })
