import { invalid } from '../../platform/errors.ts'

const mostSentences = 6
/** A fact's sentence is never cut in the middle: one that is too long is for its author to break. */
const longest = 400

/** What somebody typed, a sentence each, as a fact holds them. */
export function sentencesIn(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, mostSentences)
  if (sentences.length === 0) throw invalid({ answer: { key: 'required' } })
  if (sentences.some((sentence) => sentence.length > longest))
    throw invalid({ answer: { key: 'sentenceTooLong', max: longest } })
  return sentences
}
