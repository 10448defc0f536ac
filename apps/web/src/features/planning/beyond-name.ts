const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[ .!?…]+$/, '')
    .trim()

/** What is said under a name: nothing where that is the name itself. */
export const beyondName = (name: string, words: string): string => (plain(name) === plain(words) ? '' : words)
