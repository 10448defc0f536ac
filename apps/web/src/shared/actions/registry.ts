import { useEffect } from 'react'
import type { Action } from '#shared/actions/action.ts'
import { useValue, valueStore } from '#shared/lib/value-store.ts'

type Groups = ReadonlyMap<symbol, readonly Action[]>
const groups = valueStore<Groups>(new Map())

/** Offers actions while the calling component is on the screen. Keep the array stable: memoise it, or let the compiler. */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => {
    const key = Symbol('actions')
    groups.set(new Map(groups.get()).set(key, actions))
    return () => {
      const next = new Map(groups.get())
      next.delete(key)
      groups.set(next)
    }
  }, [actions])
}

/** The newest group wins where two claim the same id: a screen may refine what the frame offers. */
export function currentActions(): readonly Action[] {
  return flatten(groups.get())
}

export function useCurrentActions(): readonly Action[] {
  return flatten(useValue(groups))
}

const flatten = (all: Groups) => newestById([...all.values()].flat())

export function newestById(actions: readonly Action[]): readonly Action[] {
  return [...new Map(actions.map((action) => [action.id, action])).values()]
}
