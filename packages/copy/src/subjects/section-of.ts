// What a page says of one thing in one place: a product with its price and until when it can be ordered, an article in two parts.
import type { Fact } from '@postelier/contract'
import { comparable, wordsOf } from '../words/comparable.ts'
import { once } from './once.ts'

/** The place a fact stands in, in a word; null where it stands by itself. */
const placeOf = once(({ source, about, kind, date }): string | null => {
  if (!('url' in source)) return null
  if (about !== '') return `${source.url} ${comparable(about)}`
  return kind === 'news' && date !== null ? `${source.url} ${date}` : null
})

/** Others that the same page says in the same place. */
export const besides = (fact: Fact, facts: readonly Fact[]): Fact[] => {
  const place = placeOf(fact)
  return place === null ? [] : facts.filter((other) => other.id !== fact.id && placeOf(other) === place)
}

const sentencesOf = once(({ says }) => new Set(says.map(comparable)))

/** Whether two facts would make the same post twice: they stand in one place, or share a sentence. */
export const isSameMatter = (one: Fact, other: Fact): boolean => {
  if (one.id === other.id) return true
  const place = placeOf(one)
  if (place !== null && place === placeOf(other)) return true
  // One closing, said on two pages.
  if (one.kind === 'hours' && other.kind === 'hours' && one.until !== null && one.until === other.until)
    return true
  if (!sentencesOf(one).isDisjointFrom(sentencesOf(other))) return true
  return longSentencesOf(one).some((left) => longSentencesOf(other).some((right) => isNearEqual(left, right)))
}

const fewestWords = 5
const nearEqual = 0.85

/** Words of each sentence that is long enough to be known again: a list page shortens what the thing's own page says. */
const longSentencesOf = once(({ says }): ReadonlySet<string>[] =>
  says.map((line) => new Set(wordsOf(line))).filter(({ size }) => size >= fewestWords),
)

const isNearEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [few, many] = [Math.min(one.size, other.size), Math.max(one.size, other.size)]
  return few >= many * nearEqual && one.intersection(other).size >= many * nearEqual
}
