import type { Fact, FactKind, Language, Network } from '@postelier/contract'
import { clicheIn } from '../words/cliches.ts'
import { comparable, wordsOf } from '../words/comparable.ts'
import { escaped } from '../words/escaped.ts'
import { isBareHeading, isPageHeading } from '../words/page-headings.ts'
import { stopWords } from '../words/stop-words.ts'
import { labelName } from './label.ts'
import type { Scene } from './outline.ts'
import { isOfCalendar } from './related.ts'
import { holds } from './segment.ts'

const mostOn: Readonly<Record<Network, number>> = {
  instagram: 3,
  tiktok: 3,
  linkedin: 3,
  facebook: 3,
  bluesky: 2,
  x: 2,
}

const taggable: ReadonlySet<FactKind> = new Set(['product', 'service', 'event'] as const)
const superlative =
  /(?<![\p{L}])(?:meilleure?s?|best|top|uniques?|mejor(?:es)?|bester?|besten|únic[oa]s?|einzige?|n°|no\.? ?1)(?![\p{L}])/iu

/** Words to be found by, as people write them: the trade, the thing, the town. */
export const hashtagsFor = ({ networks, subject, brief, speaking }: Scene): string[] => {
  if (!speaking.may.tag) return []
  const [main, ...more] = subject
  const most = Math.min(...networks.map((network) => mostOn[network]), 3)
  const { fact } = main
  const { language } = fact
  // Of several things none is what the post is about.
  const isOne = more.every((one) => comparable(one.fact.about) === comparable(fact.about))
  const thing = taggable.has(fact.kind) && isOne ? thingTag(labelName(main) ?? '', language) : null
  const word = tradeOf(brief.facts, brief.business.trade ?? '', language)
  const { name } = brief.business
  const trade = isHalfOf(name, word, brief.facts) ? tagOf(name, language) : tradeTag(word, language)
  const tags = [
    isOfCalendar(fact) ? dayTag(fact) : null,
    trade,
    thing,
    tagOf(brief.business.city, language),
  ].filter((tag) => tag !== null)
  const distinct = new Map(tags.map((tag) => [comparable(tag), tag] as const))
  const all = [...distinct.values()]
  // The town stays where there is room for two alone.
  return all.length > most ? [...all.slice(0, most - 1), ...all.slice(-1)] : all
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

/** Of a thousand trades: nobody looks for any of them. */
const noTrade = new Set(
  'association associations asociacion verein vereine sarl sas sasu eurl scop scic sci gmbh ug kg ohg gbr ltd limited llc plc cic slu sociedad cooperative cooperativa genossenschaft fondation fundacion stiftung charity autre autres commerce commerces service services vente maison entreprise societe boutique atelier studio activite other others retail trade shop store business company sales comercio tienda empresa otro otros servicios handel laden geschaft dienstleistung dienstleistungen sonstige sonstiges unternehmen firma'.split(
    ' ',
  ),
)

const tradeOf = (facts: readonly Fact[], trade: string, language: Language): string => {
  if (trade !== '' && !noTrade.has(comparable(trade))) return trade
  const own = facts.filter((fact) => fact.kind === 'business' && fact.language === language)
  return own.flatMap(({ says }) => says.flatMap((line) => isA[language].exec(line)?.[1] ?? []))[0] ?? ''
}

/** “Tournesol” of “Tournesol & Cie”: a word of its name that it never says of itself is no trade. */
const isHalfOf = (name: string, word: string, facts: readonly Fact[]): boolean => {
  const isOfTwo = /\s(?:&|\+|et|and|y|und)\s/iu.test(name)
  const isArticled =
    comparable(name.replace(/^(?:le|la|les|the|el|los|las|der|die|das)\s/iu, '')) === comparable(word)
  if (word === '' || wordsOf(name).length < 2 || !holds(name, word) || !(isOfTwo || isArticled)) return false
  const isSaid = new RegExp(`(?<!\\p{L})${escaped(word.toLocaleLowerCase())}`, 'u')
  return !facts.some(({ language, says }) =>
    says.some((line) => (language === 'de' ? line.replaceAll(name, ' ').includes(word) : isSaid.test(line))),
  )
}

/** “#boulangerie”, “#Schreinerei”. */
const tradeTag = (trade: string, language: Language): string | null => {
  const tag = tagOf(trade, language)
  if (tag === null || noTrade.has(comparable(trade))) return null
  return language === 'de' || trade.includes(' ') ? tag : tag.toLocaleLowerCase(language)
}

const mostLetters = 24
const mostWords = 4
/** Longer names are nobody's search. */
const mostOfThing = { letters: 18, matter: 2 }

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

/** What somebody does, rather than a thing: “Réviser le loyer”, “Respirer avant les fêtes”, “Laufrad zentrieren”. */
const doing: Readonly<Record<Language, RegExp>> = {
  fr: /^\p{L}+(?:er|ir|re) (?:le|la|les|un|une|des|du|l[’']|son|sa|ses|votre|vos|avant|après|sans|pour|en|à)(?!\p{L})|^(?:hors|selon|depuis|dès|après|avant|pendant)(?!\p{L})/iu,
  en: /^(?:\p{L}+ing|how|what|when|why|who|where|try|learn|make|book|meet|find|get) (?:the|a|an|your|our|to|with|for|up)(?!\p{L})/iu,
  es: /^\p{L}+(?:ar|er|ir) (?:el|la|los|las|un|una|tu|su|antes|después|sin|para|con)(?!\p{L})/iu,
  de: /\s\p{Ll}+(?:en|ern|eln)$/u,
}

/** What begins with a small word or does something is a piece of a sentence: “Für Büros und Praxen”, “Cette semaine”. */
const thingTag = (name: string, language: Language): string | null => {
  const words = wordsOf(name)
  const [first = ''] = words
  const isPiece =
    stopWords[language].has(first) ||
    prepositions[language].has(first) ||
    pronoun.test(name) ||
    doing[language].test(name) ||
    /\d|(?<!\p{L})(?:et|and|y|und|ou|or|oder)(?!\p{L})/iu.test(name) ||
    isPageHeading(name) ||
    isBareHeading(name)
  if (isPiece) return null
  const tag = tagOf(name, language)
  const matter = words.filter((word) => !stopWords[language].has(word))
  if (tag === null || tag.length > mostOfThing.letters + 1 || matter.length > mostOfThing.matter) return null
  return words.length === 1 && language !== 'de' && /^\p{Ll}/u.test(name)
    ? tag.toLocaleLowerCase(language)
    : tag
}
const pronoun = /(?<!\p{L})(?:je|tu|on|nous|vous|ils?|elles?|i|you|we|they|she|he|wir|sie|ihr|ich)(?!\p{L})/iu

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
