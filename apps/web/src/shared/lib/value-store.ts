import { useSyncExternalStore } from 'react'

export interface ValueStore<T> {
  get(): T
  set(next: T): void
  subscribe(changed: () => void): () => void
}

/** The smallest thing several far components can read and one can change. */
export function valueStore<T>(initial: T): ValueStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export function useValue<T>(store: ValueStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
