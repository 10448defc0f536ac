// The same words with a sentence less: what was said last goes first, hashtags at the end stay.

const isTags = (line: string) => /^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u.test(line.trim())

/** Nothing where only one sentence is left. */
export function shorterBySentence(text: string, language: string): string | null {
  const lines = text.trimEnd().split('\n')
  const tagsFrom = lines.findLastIndex((line) => line.trim() !== '' && !isTags(line)) + 1
  const words = lines.slice(0, tagsFrom).join('\n').trimEnd()
  const tags = lines.slice(tagsFrom).filter((line) => line.trim() !== '')
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)].filter(
    ({ segment }) => /[\p{L}\p{N}]/u.test(segment),
  )
  const last = sentences.at(-1)
  if (!last || sentences.length < 2) return null
  return [words.slice(0, last.index).trimEnd(), tags.join('\n')].filter(Boolean).join('\n\n')
}
