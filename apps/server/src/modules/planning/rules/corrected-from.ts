const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

/** The same words, with no more than an end or marks taken away. */
const isLessOf = (whole: string, part: string): boolean => {
  const [all, left] = [wordsOf(whole), wordsOf(part)]
  return left.length > 0 && left.length <= all.length && left.every((word, at) => word === all[at])
}

/**
 * Of the hooks that were drafted, the one that somebody corrected to these words. Who takes another of them has chosen, and
 * corrected nothing; but where that one is the first without its end or its signs, taking it away comes to the same words.
 */
export function correctedFrom(drafted: readonly string[], after: string): string | null {
  const [first] = drafted
  if (first === undefined || after.trim() === '' || first === after) return null
  if (drafted.includes(after)) return isLessOf(first, after) ? first : null
  const words = new Set(wordsOf(after))
  const shared = (text: string) => wordsOf(text).filter((word) => words.has(word)).length
  return drafted.toSorted((one, other) => shared(other) - shared(one))[0] ?? null
}
