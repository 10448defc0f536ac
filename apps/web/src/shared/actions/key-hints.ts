import { useEffect } from 'react'
import { useValue, valueStore } from '#shared/lib/value-store.ts'

/** Keys that a part of the screen listens for by itself: told in the sheet of keys, pressed where the focus is. */
export interface KeyHint {
  readonly id: string
  /** In the person's language. */
  readonly label: string
  /** Ways to the same, each as `Alt+ArrowLeft`. */
  readonly keys: readonly string[]
}

const groups = valueStore<ReadonlyMap<symbol, readonly KeyHint[]>>(new Map())

/** Tells of keys while the calling component is on the screen. Keep the array stable: memoise it, or let the compiler. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  useEffect(() => {
    const group = Symbol('keys')
    groups.set(new Map(groups.get()).set(group, hints))
    return () => {
      const next = new Map(groups.get())
      next.delete(group)
      groups.set(next)
    }
  }, [hints])
}

export const useCurrentKeyHints = (): readonly KeyHint[] => [...useValue(groups).values()].flat()
