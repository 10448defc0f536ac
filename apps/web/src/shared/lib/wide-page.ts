import { useEffect } from 'react'
import { valueStore } from '#shared/lib/value-store.ts'

/** How many screens on show need the whole width: beside them the menu is small. */
export const widePages = valueStore(0)

/** The calling screen has three columns, or a canvas: the menu beside it shrinks for as long as it is on show. */
export function useWidePage(): void {
  useEffect(() => {
    widePages.set(widePages.get() + 1)
    return () => widePages.set(widePages.get() - 1)
  }, [])
}
