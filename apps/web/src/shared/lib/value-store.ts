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

export function useValue<T>(store: ValueStore<T>): T
/** Only what is read of it: the component stays as it is while that stays the same. */
export function useValue<T, P>(store: ValueStore<T>, read: (value: T) => P): P
export function useValue<T>(store: ValueStore<T>, read: (value: T) => unknown = (value) => value): unknown {
  const part = () => read(store.get())
  return useSyncExternalStore(store.subscribe, part, part)
}
