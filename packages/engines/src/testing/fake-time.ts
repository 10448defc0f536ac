import type { Time } from '../asking/time.ts'

/** A clock that jumps to whatever is waited for, once nothing else is to be done; its waits can be read afterwards. */
export function fakeTime(random = 0.5): Time & { readonly waits: number[] } {
  let nowMs = 1_700_000_000_000
  const waits: number[] = []
  const open: { readonly atMs: number; readonly wake: () => void }[] = []
  let isTurning = false
  const turn = () => {
    isTurning = false
    const next = open.sort((a, b) => a.atMs - b.atMs)[0]
    if (!next) return
    nowMs = Math.max(nowMs, next.atMs)
    next.wake()
    begin()
  }
  // Behind everything that promises are still about to do.
  const begin = () => {
    if (isTurning) return
    isTurning = true
    setTimeout(turn, 0)
  }
  return {
    waits,
    now: () => nowMs,
    random: () => random,
    wait(durationMs, signal) {
      waits.push(durationMs)
      return new Promise((resolve) => {
        const entry = { atMs: nowMs + durationMs, wake: () => end() }
        const end = () => {
          const at = open.indexOf(entry)
          if (at >= 0) open.splice(at, 1)
          signal.removeEventListener('abort', end)
          resolve()
        }
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', end)
        open.push(entry)
        begin()
      })
    },
  }
}
