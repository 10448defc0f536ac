/** Letters and digits alone: two sentences that differ in spaces, quotes or capitals are one. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
