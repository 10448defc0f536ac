// The line over three rows of a price list: what they are, where all three say so, or that these are prices.
import type { Language } from '@postelier/contract'
import { capitalised, comparable } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Speaking } from './speaking.ts'

const prices: Readonly<Record<Language, string>> = { fr: 'prix', en: 'prices', es: 'precios', de: 'Preise' }

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

export const listOpening = (names: readonly string[], { language, pronoun }: Speaking): string => {
  const common = commonWord(names, language)
  const plural = common === null ? null : pluralOf[language](common)
  const isHers = language === 'es' && plural !== null && /as$/u.test(plural)
  const own = whose[language][pronoun]
  const article = isHers ? own.replace(/os$/u, 'as') : own
  return capitalised(`${article} ${plural ?? prices[language]}`.trim())
}

/** What all three are, in the languages that say it first; in English last. */
const commonWord = (names: readonly string[], language: Language): string | null => {
  const heads = names.map((name) => {
    const words = name.split(',')[0]?.split(/\s+/) ?? []
    return (language === 'en' ? words.at(-1) : words[0])?.toLocaleLowerCase(language) ?? ''
  })
  const [first = ''] = heads
  const isOne = heads.every((head) => comparable(head) === comparable(first))
  return isOne && first.length >= fewestLetters && /^\p{L}+$/u.test(first) && !stopWords[language].has(first)
    ? first
    : null
}
