import { collectionPictures } from './index.ts'
import type { CollectionPicture } from './picture.ts'

const mostWords = 3
const shortest = 3

/** Without accents, case and the letter of the plural: what two spellings of a word share. */
const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortest)
    .map((word) => (word.length > shortest ? word.replace(/[sx]$/, '') : word))

const likeness = (wanted: string, own: string): number =>
  own === wanted ? 3 : own.startsWith(wanted) || (own.length > shortest && wanted.startsWith(own)) ? 1 : 0
const best = (wanted: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((own) => likeness(wanted, own)))

/** Those that answer most of the words come first, then those that answer them best; a label counts for more. */
export function searchCollection(
  keywords: string | readonly string[],
  language: keyof CollectionPicture['label'],
): CollectionPicture[] {
  const wanted = plain([keywords].flat().join(' ')).slice(0, mostWords)
  const found = collectionPictures.map((picture) => {
    const [label, words] = [plain(picture.label[language]), plain(picture.words[language].join(' '))]
    const scores = wanted.map((word) => best(word, words) * 2 + best(word, label) * 3)
    return {
      picture,
      answered: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    }
  })
  return found
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => other.answered - one.answered || other.score - one.score)
    .map(({ picture }) => picture)
}
