import { useSyncExternalStore } from 'react'

function listenTo(change: () => void): () => void {
  const names = ['online', 'offline']
  for (const name of names) window.addEventListener(name, change)
  return () => {
    for (const name of names) window.removeEventListener(name, change)
  }
}

/** Whether the browser has a connection at all; a server that is away is none of its business. */
export const useIsOnline = (): boolean => useSyncExternalStore(listenTo, () => navigator.onLine)
