import { useSyncExternalStore } from 'react'

export const useWindowHeight = (): number =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed)
      return () => window.removeEventListener('resize', changed)
    },
    () => window.innerHeight,
    () => 800,
  )
