import type { Fact, FactKind, Language, Network } from '@postelier/contract'
import { nounOf } from '../grammar/noun.ts'
import { clicheIn } from '../words/cliches.ts'
import { comparable, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Scene } from './outline.ts'
import { isOfCalendar } from './related.ts'

const mostOn: Readonly<Record<Network, number>> = {
  instagram: 3,
  tiktok: 3,
  linkedin: 3,
  facebook: 2,
  bluesky: 2,
  x: 2,
}

const taggable: ReadonlySet<FactKind> = new Set(['product', 'service', 'event'] as const)
const superlative =
  /(?<![\p{L}])(?:meilleure?s?|best|top|uniques?|mejor(?:es)?|bester?|besten|únic[oa]s?|einzige?|n°|no\.? ?1)(?![\p{L}])/iu

/** Words to be found by: the thing, the town, the trade, as people write them. */
export const hashtagsFor = ({ networks, subject: [{ fact }], brief, speaking }: Scene): string[] => {
  if (!speaking.may.tag) return []
  const most = Math.min(...networks.map((network) => mostOn[network]), 3)
  const { language } = fact
  const tags = [
    isOfCalendar(fact)
      ? dayTag(fact)
      : taggable.has(fact.kind)
        ? tagOf(nounOf(fact)?.bare ?? '', language)
        : null,
    tagOf(brief.business.city, language),
    tagOf(tradeOf(brief.facts, brief.business.trade ?? '', language), language),
  ]
  const distinct = new Map(tags.flatMap((tag) => (tag ? [[comparable(tag), tag] as const] : [])))
  return [...distinct.values()].slice(0, most)
}

/** Half the name of a day is the name of another: “Journée mondiale”. */
const dayTag = ({ about, language }: Fact): string | null =>
  wordsOf(about).length <= mostWords && !/\p{L}’s(?!\p{L})/u.test(about) ? tagOf(about, language) : null

/** “La Glicina es una floristería de Sevilla”: what somebody is, in one word. */
const isA: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})est une? (\p{Ll}{5,})(?= (?:à|de|du|d’|d'|située?|qui|où))/u,
  en: /(?<!\p{L})is an? (\p{Ll}{5,})(?= (?:in|near|of|at))/u,
  es: /(?<!\p{L})es una? (\p{Ll}{5,})(?= (?:en|de|del|que))/u,
  de: /(?<!\p{L})ist eine? (\p{Lu}\p{Ll}{4,})(?= (?:in|aus|bei))/u,
}

const tradeOf = (facts: readonly Fact[], trade: string, language: Language): string => {
  if (trade !== '') return trade
  const own = facts.filter((fact) => fact.kind === 'business' && fact.language === language)
  return own.flatMap(({ says }) => says.flatMap((line) => isA[language].exec(line)?.[1] ?? []))[0] ?? ''
}

const mostLetters = 24
const mostWords = 4

const prepositions: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['a', 'au', 'aux', 'avec', 'pour', 'sur', 'en', 'de', 'du', 'des', 'sans', 'par', 'et']),
  en: new Set(['with', 'for', 'on', 'in', 'of', 'by', 'without', 'and', 'at']),
  es: new Set(['con', 'para', 'sobre', 'en', 'de', 'del', 'sin', 'por', 'y', 'a', 'al']),
  de: new Set([
    'mit',
    'fur',
    'auf',
    'in',
    'aus',
    'ohne',
    'von',
    'und',
    'uber',
    'bei',
    'zu',
    'zum',
    'zur',
    'im',
  ]),
}

/** A name as a tag: whole, or up to one of its prepositions; never a piece that nobody would look for. */
const tagOf = (phrase: string, language: Language): string | null => {
  if (
    superlative.test(phrase) ||
    clicheIn(phrase, language) ||
    /[«»“”„"():;!?,…]|(?<!\p{L})[ldLD][’']/u.test(phrase)
  )
    return null
  const words = phrase.split(/[\s’'-]+/u).filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
  const ends = words.flatMap((word, at) =>
    prepositions[language].has(comparable(word)) && at > 1 ? [at] : [],
  )
  const lengths = [words.length, ...ends.reverse()]
  const length = lengths.find((count) => {
    const taken = words.slice(0, count)
    const isHanging = stopWords[language].has(comparable(taken.at(-1) ?? ''))
    return count <= mostWords && taken.join('').length <= mostLetters && !isHanging
  })
  const tag = words
    .slice(0, length ?? 0)
    .map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1))
    .join('')
  return tag.length < 3 || /^\d+$/.test(tag) ? null : `#${tag}`
}
