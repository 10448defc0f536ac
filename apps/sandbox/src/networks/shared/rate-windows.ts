import type { SandboxClock } from './sandbox-clock.ts'

export interface RateState {
  limit: number
  remaining: number
  resetAtMs: number
  /** This call was one too many. */
  exceeded: boolean
}

/** So many calls of a kind in a fixed window of time. */
export class RateWindows {
  readonly #clock: SandboxClock
  readonly #windows = new Map<string, { resetAtMs: number; used: number }>()

  constructor(clock: SandboxClock) {
    this.#clock = clock
  }

  take(key: string, limit: number, windowMs: number, cost = 1): RateState {
    const now = this.#clock.now()
    let window = this.#windows.get(key)
    if (!window || window.resetAtMs <= now) window = { resetAtMs: now + windowMs, used: 0 }
    this.#windows.set(key, window)
    const exceeded = window.used + cost > limit
    if (!exceeded) window.used += cost
    return { limit, remaining: Math.max(0, limit - window.used), resetAtMs: window.resetAtMs, exceeded }
  }

  clear(): void {
    this.#windows.clear()
  }
}
