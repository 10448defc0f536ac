import { vi } from 'vitest'

/** Waits until what is claimed holds; the limit only says that something is stuck, however busy the machine is. */
export const eventually = <T>(claim: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(claim, { timeout: 60_000, interval: 20 })
