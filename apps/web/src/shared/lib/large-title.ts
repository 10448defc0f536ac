/** Set large, letters stand closer, and the thin space before “?” would close up: there it is a whole one. */
export const largeTitle = (title: string): string => title.replaceAll('\u202f', '\u00a0')
