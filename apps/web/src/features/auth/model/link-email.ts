import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose mailed link was just used: it stays in this tab, and in no address. */
    linkEmail?: string
  }
}

/** The address that a mailed link was for, on the page that follows it; empty for everybody else. */
export const useLinkEmail = (): string => useLocation({ select: ({ state }) => state.linkEmail ?? '' })
