// What a fact is called, and whether a sentence says so by itself.
import type { Fact, FactKind } from '@postelier/contract'
import { type Noun, nounOf } from '../grammar/noun.ts'
import { daysIn } from '../truth/days.ts'
import { wordsOf } from '../words/comparable.ts'
import { hasSureVerb, hasVerb } from '../words/has-verb.ts'
import { isBareHeading, isPageHeading } from '../words/page-headings.ts'
import { speaksOfSender } from '../words/sender.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Material, SourceSentence } from './material.ts'
import { isSmallPrint } from './usable-facts.ts'

type Thing = Pick<Material, 'fact' | 'noun'>

const sold: ReadonlySet<FactKind> = new Set(['product', 'service', 'offer', 'event'] as const)
/** Told of people and of the business as a whole, where one word over the page heads it and names nothing. */
const ofPeople: ReadonlySet<FactKind> = new Set([
  ...(['person', 'history', 'business', 'hours', 'contact', 'place', 'award'] as const),
])
const letters = 5
/** So many words of matter a reader takes in before asking what it is about. */
const firstWords = 5

/** “pipes” and “pipe” are one. */
const stemOf = (word: string): string => word.slice(0, letters).replace(/(?<=^\p{L}{3,4})s$/u, '')

const stemsIn = (text: string, { language }: Fact): string[] =>
  wordsOf(text.replaceAll(/https?:\S+/g, ' '))
    .filter((word) => !stopWords[language].has(word))
    .map(stemOf)

const nameOf = ({ noun, fact }: Thing): string => noun?.bare ?? fact.about

/** The words that say what it is: the first of a name, in English and German also the last. */
const headsOf = (thing: Thing): string[] => {
  const stems = stemsIn(nameOf(thing), thing.fact)
  const isLastToo = thing.fact.language === 'en' || thing.fact.language === 'de'
  return isLastToo ? [...stems.slice(0, 1), ...stems.slice(-1)] : stems.slice(0, 1)
}

/** Whether the first words of a text say what the thing is. */
export const beginsNamed = (text: string, thing: Thing): boolean => {
  const matter = wordsOf(text).filter(
    (word) => !stopWords[thing.fact.language].has(word) && !/^\d/.test(word),
  )
  const said = new Set(matter.slice(0, firstWords).map(stemOf))
  const stems = stemsIn(nameOf(thing), thing.fact)
  // Of a cake its nuts are not its name; of a story most of its title is.
  const isMostly = !sold.has(thing.fact.kind) && stems.filter((stem) => said.has(stem)).length > 1
  // “Retour au grenier” over “Le grenier rouvre”: the heading would be said twice.
  const goesOn = !sold.has(thing.fact.kind) && stems.includes(stemOf(matter[0] ?? ''))
  return isMostly || goesOn || headsOf(thing).some((stem) => said.has(stem))
}

/** Whether any word of its name is said; what has no name needs none. */
export const isNamedIn = (text: string, thing: Thing): boolean => {
  const wanted = stemsIn(nameOf(thing), thing.fact)
  const said = new Set(stemsIn(text, thing.fact))
  return wanted.length === 0 || wanted.some((stem) => said.has(stem))
}

/** A day over a page says when, and of nothing. */
const isDayAlone = (name: string): boolean => {
  const rest = daysIn(name).reduce((text, { text: day }) => text.replace(day, ' '), name)
  return rest !== name && !/\p{L}{3}/u.test(rest.replace(/(?<!\p{L})(?:heures?|Uhr|horas?)(?!\p{L})/giu, ' '))
}

/** One word over a page (“Histoire”, “équipe”) heads it, and names nothing that is told there. */
export const isHeading = ({ about, kind, price }: Fact): boolean =>
  (price === null ? isPageHeading(about) : isBareHeading(about)) ||
  isDayAlone(about) ||
  (ofPeople.has(kind) && wordsOf(about).length < 2)

const named: ReadonlySet<FactKind> = new Set(['product', 'service', 'event', 'offer'] as const)
const mostOfName = 4

/** “Shelfmark 7”: nothing else is written so. German writes all nouns with a capital. */
const isProperName = ({ about, language }: Fact): boolean =>
  language !== 'de' && /\d/.test(about) && about.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word))

/** Whether what stands over a fact names what it tells: its sentences say so, or it is what a thing for sale is called. */
export const namesThing = (fact: Fact, noun: Noun | null): boolean => {
  if (noun === null || isHeading(fact)) return false
  const thing = { fact, noun }
  if (isNamedIn([fact.question, ...fact.says].join(' . '), thing) || isProperName(fact)) return true
  if (!named.has(fact.kind)) return false
  const isSold = (fact.price ?? fact.date ?? fact.until) !== null
  return isSold || (stemsIn(noun.bare, fact).length <= mostOfName && !/^\P{L}*\d/u.test(noun.bare))
}

/** What a fact tells of, by its name; null where a heading or a sentence stands over it. */
export const nameOfThing = (fact: Fact): string | null => {
  const noun = nounOf(fact)
  return noun !== null && namesThing(fact, noun) && !hasSureVerb(noun.bare, fact.language) ? noun.bare : null
}

const fewestLetters = 60

/** Whether a sentence says something by itself: it points back at nothing, and has a verb and a thing, or room for both. */
export const standsAlone = ({ text, leans }: SourceSentence, thing: Thing): boolean =>
  leans === 'nothing' &&
  (text.length >= fewestLetters ||
    (nameOf(thing) !== '' && hasVerb(text, thing.fact.language) && isNamedIn(text, thing)))

/** “Yanis Colbrant façonne les pains”: who begins with somebody's whole name needs none above. German writes all nouns so. */
const namesSomebody = (text: string, { kind, language }: Fact): boolean =>
  kind === 'person' && language !== 'de' && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)

/** Whether a post can begin with a sentence: it takes up none before it, and says what it is about, or needs not to. */
export const canBegin = ({ text, index, leans }: SourceSentence, thing: Thing): boolean => {
  const { fact } = thing
  if (leans !== 'nothing') return false
  if (fact.says.slice(0, index).every(isSmallPrint)) return true
  if (fact.kind === 'business' || fact.kind === 'hours') return true
  const ofUs = speaksOfSender(text, fact.language)
  if (namesSomebody(text, fact) || (ofUs && !sold.has(fact.kind))) return true
  return nameOf(thing) === '' ? ofUs : isNamedIn(text, thing)
}
