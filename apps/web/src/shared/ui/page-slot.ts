import { createContext, useContext } from 'react'

/** The place in the frame's header where a page writes its title and its actions. None outside the frame. */
export const PageSlot = createContext<HTMLElement | null>(null)

export function usePageSlot(): HTMLElement | null {
  return useContext(PageSlot)
}
