/** So much of a text as fits, never half of a character that takes two places: a database refuses such a text. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
