/**
 * Where a page is drawn at a width; the address changes with what it shows. A file of one's own is kept in few sizes: the
 * smallest that is wide enough.
 */
export const pageAt = (picture: string, words: { page?: number; width: number }): string =>
  picture.startsWith('/files/')
    ? picture.replace(/[a-z]+$/, words.width <= 320 ? 'medium' : 'full')
    : `${picture}${Object.entries(words)
        .map(([name, value]) => `&${name}=${value}`)
        .join('')}`
