import { useSyncExternalStore } from 'react'

/** The window's height, followed as it changes, for what has to be sized in script. */
export const useWindowHeight = (): number =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed)
      return () => window.removeEventListener('resize', changed)
    },
    () => window.innerHeight,
    () => 800,
  )
