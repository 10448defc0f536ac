/** Words that say something, without accents, case and marks. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

export const singular = (word: string): string => word.replace(/[sx]$/, '')

/** Said of anything: a picture found by them alone shows something else. */
export const ofAnything: ReadonlySet<string> = new Set(
  'premier premiere petit petite grand grande nouveau nouvelle notre votre first small great class your'.split(
    ' ',
  ),
)
