// The line over the rows of a price list: what they are, by the heading of their page, by a word they share, or by their kind.
import type { Fact, Language } from '@postelier/contract'
import { nounOf } from '../grammar/noun.ts'
import { capitalised, comparable, wordsOf } from '../words/comparable.ts'
import { isPageHeading } from '../words/page-headings.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Speaking } from './speaking.ts'

/** Some of many: none says that these are all. */
const ofKind: Readonly<Record<Language, Readonly<Record<'product' | 'service', string>>>> = {
  fr: { product: 'quelques produits', service: 'quelques prestations' },
  en: { product: 'selected products', service: 'selected services' },
  es: { product: 'algunos productos', service: 'algunos servicios' },
  de: { product: 'ausgewählte Produkte', service: 'ausgewählte Leistungen' },
}

/** As many speak of theirs, as one does, and as nobody does. */
const whose: Readonly<Record<Language, Readonly<Record<Speaking['pronoun'], string>>>> = {
  fr: { firstPlural: 'nos', firstSingular: 'mes', thirdSingular: 'les' },
  en: { firstPlural: 'our', firstSingular: 'my', thirdSingular: '' },
  es: { firstPlural: 'nuestros', firstSingular: 'mis', thirdSingular: 'los' },
  de: { firstPlural: 'unsere', firstSingular: 'meine', thirdSingular: '' },
}

/** More than one of it, where that is sure; German has no rule for it, and neither has a word that ends in -al. */
const pluralOf: Readonly<Record<Language, (word: string) => string | null>> = {
  fr: (word) =>
    /[sxz]$/u.test(word)
      ? word
      : /(?:eau|eu)$/u.test(word)
        ? `${word}x`
        : /al$/u.test(word)
          ? null
          : `${word}s`,
  en: (word) =>
    /s$/u.test(word)
      ? word
      : /(?:x|ch|sh)$/u.test(word)
        ? `${word}es`
        : /[^aeiou]y$/u.test(word)
          ? `${word.slice(0, -1)}ies`
          : `${word}s`,
  es: (word) => (/[oa]s?$/u.test(word) ? word.replace(/(?<!s)$/u, 's') : null),
  de: () => null,
}

const fewestLetters = 4
/** What kind of a thing, and not which: “Anciennes”, “Petit”. */
const adjectives =
  /^(?:anci\p{L}+|petite?s?|grande?s?|nouve\p{L}+|vieu\p{L}+|vieille?s?|belle?s?|beaux?|bonne?s?|jolie?s?|jeunes?|premi\p{L}+|première?s?|deuxième|second\p{L}*|autres?|demi\p{L}*|mini|maxi|double|simple|toute?s?|small|large|big|little|medium|full|half|new|old|first|extra|only|person|people|hours?|minutes?|days?|nuev\p{L}+|antigu\p{L}+|pequeñ\p{L}+|gran\p{L}*|otr\p{L}+|primer\p{L}*|medi[oa]s?)$/iu

export const listOpening = (
  facts: readonly Fact[],
  names: readonly string[],
  { language, pronoun }: Speaking,
  wasSaid: (opening: string) => boolean,
): string => {
  const heading = headingOf(facts)
  if (heading !== null && !wasSaid(heading)) return capitalised(heading)
  const common = commonWord(names, language)
  const plural = common === null ? null : pluralOf[language](common)
  if (plural === null) {
    const kind = facts.every((fact) => fact.kind === 'product') ? 'product' : 'service'
    return capitalised(ofKind[language][kind])
  }
  const isHers = language === 'es' && /as$/u.test(plural)
  const own = whose[language][pronoun]
  const article = isHers ? own.replace(/os$/u, 'as') : own
  return capitalised(`${article} ${plural}`.trim())
}

const ofPrices: Readonly<Record<Language, string>> = {
  fr: 'quelques prix',
  en: 'selected prices',
  es: 'algunos precios',
  de: 'ausgewählte Preise',
}

/** What a cover says that some things are: their page's heading, or a word they share; a count of them would be a figure that no fact bears. */
export const coversOf = (facts: readonly Fact[]): string[] => {
  const [first] = facts
  if (!first) return []
  const { language } = first
  const heading = headingOf(facts)
  const common = commonWord(
    facts.map((fact) => nounOf(fact)?.bare ?? fact.about),
    language,
  )
  const plural = common === null ? null : pluralOf[language](common)
  const kind = facts.every((fact) => fact.kind === 'product') ? 'product' : 'service'
  const what =
    plural ?? (facts.every(({ price }) => price !== null) ? ofPrices[language] : ofKind[language][kind])
  return [...(heading === null ? [] : [capitalised(heading)]), capitalised(what)]
}

const mostOfHeading = 40

/** The page that all of them stand on, where its title says what they are: “Nos pâtisseries”. */
const headingOf = (facts: readonly Fact[]): string | null => {
  const [first, ...more] = facts.map(({ source }) => ('url' in source ? source : null))
  if (!first || more.some((other) => other?.url !== first.url)) return null
  const [head = ''] = first.title.split(/\s+[|–—·:»-]\s+/u)
  const name = head.trim()
  const words = wordsOf(name)
  const isName =
    name.length <= mostOfHeading &&
    words.length > 0 &&
    words.length <= 4 &&
    !isPageHeading(name) &&
    !/\d|[.!?,]/.test(name)
  // “Nos pâtisseries”, “Pizzas”: a title that speaks of one thing, or of the business, names none of them.
  return isName &&
    /(?:s|x)$|(?:en|er|e)$/iu.test(words.at(-1) ?? '') &&
    /^(?:nos|our|nuestr[oa]s|unsere)\s/iu.test(name)
    ? name
    : null
}

/** What all of them are, in the languages that say it first; in English last. */
const commonWord = (names: readonly string[], language: Language): string | null => {
  const heads = names.map((name) => {
    const words = name.split(',')[0]?.split(/\s+/) ?? []
    return (language === 'en' ? words.at(-1) : words[0])?.toLocaleLowerCase(language) ?? ''
  })
  const [first = ''] = heads
  const isOne = heads.every((head) => comparable(head) === comparable(first))
  return isOne &&
    first.length >= fewestLetters &&
    /^\p{L}+$/u.test(first) &&
    !stopWords[language].has(first) &&
    !adjectives.test(first)
    ? first
    : null
}
