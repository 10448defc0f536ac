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
}

const mostLetters = 60
const mostWords = 8

// One post asks for it hundreds of times: it is looked for once, and forgotten with its fact.
const found = new WeakMap<Fact, { readonly noun: Noun | null }>()

/** The name of what a fact is about, or null where the source has none that can stand in a sentence. */
export const nounOf = (fact: Fact): Noun | null => {
  const known = found.get(fact)
  if (known) return known.noun
  const noun = nounIn(fact)
  found.set(fact, { noun })
  return noun
}

const nounIn = (fact: Fact): Noun | null => {
  const about = (fact.about.trim() || headOf(fact)).replace(/[\s.:;,]+$/u, '')
  const name = withoutArticle(about, fact.language)
  if (name === '' || name.length > mostLetters || wordsOf(name).length > mostWords) return null
  if (/[.!?;:|/\n()]|\s[-–—]\s|…/u.test(withoutQuoted(name)) || !/\p{L}{2}/u.test(name)) return null
  const bare = fact.about.trim() === '' ? small(name, fact) : inSentence(name, fact)
  return { bare, the: findArticle(about, fact.says, bare, fact.language) }
}

/** “Matinée portes ouvertes : contrôle gratuit des feux.” An event without a title says itself what it is. */
const headOf = ({ kind, says: [first = ''] }: Fact): string =>
  kind === 'event' ? (/^([^:.!?\d]{4,50}?)[\s\u{a0}\u{202f}]*:\s/u.exec(first)?.[1] ?? '') : ''

/** A name within a name stands in its pair of quotation marks; one alone is a remnant. */
const withoutQuoted = (name: string): string => {
  const rest = name.replace(/«[^«»]+»|“[^“”]+”|"[^"]+"|„[^„“”]+[“”]/gu, (quoted) =>
    quoted.replace(/[^\p{L}]/gu, ' '),
  )
  return /[«»“”"„]/u.test(rest) ? '.' : rest
}

const articles: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:le|la|les|un|une|des|notre|nos|mon|ma|mes) |l[’'])/iu,
  en: /^(?:the|a|an|our|my) /iu,
  es: /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?) /iu,
  de: /^(?:der|die|das|ein|eine|unser|unsere) /iu,
}

const withoutArticle = (about: string, language: Language): string => about.replace(articles[language], '')

/** What begins a sentence of the source has its capital from there, unless more of its words have one. */
const small = (name: string, { language }: Fact): string =>
  language === 'de' || /\s\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** A heading's capital falls away where the source itself writes the word small, or where only its first word has one. */
const inSentence = (name: string, fact: Fact): string => {
  if (fact.language === 'de' || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  const lowered = name[0]?.toLowerCase() + name.slice(1)
  const [first = ''] = lowered.split(/[\s’'-]/u)
  const isWrittenSmall = fact.says.some((sentence) =>
    new RegExp(`(?<![\\p{L}])${escaped(first)}(?![\\p{L}])`, 'u').test(sentence),
  )
  return isWrittenSmall ? lowered : name
}
