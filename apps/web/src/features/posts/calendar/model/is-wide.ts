const narrowPx = 1200

/** Beside the hours of one day there is room for what else it holds. */
export const isWide = (): boolean => window.innerWidth >= narrowPx
