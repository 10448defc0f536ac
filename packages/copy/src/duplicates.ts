import type { Language } from '@postelier/contract'
import { wordsOf } from './words/comparable.ts'
import { stopWords } from './words/stop-words.ts'

/**
 * From here on two texts say the same thing. Measured on pairs written by hand (duplicates.test.ts): the same thing told
 * again lies above 0.55, two things of one trade below 0.40.
 */
export const nearDuplicateFrom = 0.5

/**
 * Whether two texts say the same thing in almost the same words. Compared are the words that carry matter, cut to their
 * stems, and each with its neighbour: what is shared of the shorter text weighs as much as what is shared of both.
 */
export const isNearDuplicate = (left: string, right: string, language: Language): boolean =>
  similarity(left, right, language) >= nearDuplicateFrom

export const similarity = (left: string, right: string, language: Language): number =>
  similarityOf(shinglesOf(left, language), shinglesOf(right, language))

/** A text as it is compared: taken apart once, it is held against many. */
export interface Shingles {
  readonly text: string
  readonly set: ReadonlySet<string>
}

export const similarityOf = (left: Shingles, right: Shingles): number => {
  const [few, many] = left.set.size <= right.set.size ? [left.set, right.set] : [right.set, left.set]
  if (few.size === 0) return left.text === right.text ? 1 : 0
  return likeness([...few].filter((shingle) => many.has(shingle)).length, few.size, many.size)
}

/** How alike two texts are of which the shorter has `few` shingles, the longer `many`. */
export const likeness = (shared: number, few: number, many: number): number => {
  const ofBoth = (2 * shared) / (few + many)
  // A short text that stands whole in a long one is said again by it; a name that merely turns up is not.
  return few < 5 ? ofBoth : (ofBoth + shared / few) / 2
}

export const shinglesOf = (text: string, language: Language): Shingles => {
  const words = wordsOf(text)
  const stems = stemsIn(words, language)
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)
  return { text: words.join(' '), set: new Set([...stems, ...pairs]) }
}

/** Words that carry matter, each cut to what its forms share. */
export const stemsIn = (words: readonly string[], language: Language): string[] =>
  words.filter((word) => !stopWords[language].has(word)).map(stemOf)

/** Endings of number and person fall off: enough to see one word in two of its forms. */
const stemOf = (word: string): string => (/\d/.test(word) || word.length < 5 ? word : word.slice(0, 6))
