const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether every word somebody looks for begins a word of these texts; accents and case are nothing. */
export function holdsWords(texts: readonly string[], search: string): boolean {
  const held = ` ${plain(texts.join(' '))}`
  return plain(search)
    .split(' ')
    .every((word) => held.includes(` ${word}`))
}
