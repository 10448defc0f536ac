import type { Fact, Language } from '@postelier/contract'
import { wordsOf } from '../words/comparable.ts'
import { escaped } from '../words/escaped.ts'
import { findArticle } from './articles.ts'

/** A thing by its name, and how the language speaks of it where the source shows that. */
export interface Noun {
  /** Within a sentence: “pain de campagne au levain”. */
  readonly bare: string
  /** “le pain de campagne”; null where no sentence of the source tells its article. */
  readonly the: string | null
  /** “du pain de campagne”; French and Spanish alone contract. */
  readonly of: string | null
}

const mostLetters = 60
const mostWords = 8

/** The name of what a fact is about, or null where the source has none that can stand in a sentence. */
export const nounOf = (fact: Fact): Noun | null => {
  const about = fact.about.trim().replace(/[\s.:;,]+$/u, '')
  const name = withoutArticle(about, fact.language)
  if (name === '' || name.length > mostLetters || wordsOf(name).length > mostWords) return null
  if (/[.!?;:|/\n«»"“”()]|\s[-–—]\s|…/u.test(name) || !/\p{L}{2}/u.test(name)) return null
  const bare = inSentence(name, fact)
  const found = findArticle(about, fact.says, bare, fact.language)
  return { bare, the: found?.the ?? null, of: found?.of ?? null }
}

const articles: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:le|la|les|un|une|des|notre|nos|mon|ma|mes) |l[’'])/iu,
  en: /^(?:the|a|an|our|my) /iu,
  es: /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?) /iu,
  de: /^(?:der|die|das|ein|eine|unser|unsere) /iu,
}

const withoutArticle = (about: string, language: Language): string => about.replace(articles[language], '')

/** A heading's capital falls away where the source itself writes the word small, or where only its first word has one. */
const inSentence = (name: string, fact: Fact): string => {
  if (fact.language === 'de' || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  const small = name[0]?.toLowerCase() + name.slice(1)
  const [first = ''] = small.split(/[\s’'-]/u)
  const isWrittenSmall = fact.says.some((sentence) =>
    new RegExp(`(?<![\\p{L}])${escaped(first)}(?![\\p{L}])`, 'u').test(sentence),
  )
  return isWrittenSmall ? small : name
}
