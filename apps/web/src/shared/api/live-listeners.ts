import type { EventName, PageEvent } from '@postelier/contract'
import { useEffect, useEffectEvent } from 'react'

type Listener = (event: PageEvent) => void

const listeners = new Map<string, Set<Listener>>()

/** For what an event tells by itself; whatever can be read again is a topic of its feature. */
export function notifyListeners(name: string, event: PageEvent): void {
  for (const listener of listeners.get(name) ?? []) listener(event)
}

/** Hears an event as long as the screen stands; its feature must name it among its topics. */
export function useLiveListener(name: EventName, listener: Listener): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const onPageEvent = (event: PageEvent) => onEvent(event)
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(onPageEvent))
    return () => void all.delete(onPageEvent)
  }, [name])
}
