import type { Fact } from '@postelier/contract'

const most = 3
const shortestWord = 4

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= shortestWord)
    // “brioches” asks for the brioche.
    .map((word) => word.replace(/s$/, ''))

/** Of what is known, that which is spoken of in as many words; by the name of the thing before anything it says. */
export function factsMeant(input: string, facts: readonly Fact[]): Fact[] {
  const wanted = new Set(wordsOf(input))
  const hits = (text: string) => new Set(wordsOf(text).filter((word) => wanted.has(word))).size
  return facts
    .map((fact) => ({ fact, worth: 3 * hits(fact.about) + hits(fact.says.join(' ')) }))
    .filter(({ worth }) => worth >= 3)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ fact }) => fact)
}
