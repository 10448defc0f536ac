import type { Language } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'

const fewestKept = 0.5

/** A text in so many letters: whole, or up to a clause's end, or up to a word that carries matter. Empty where nothing fits. */
export const shortened = (text: string, most: number, language: Language): string => {
  if (text.length <= most) return text
  const clause = clauseWithin(text, most)
  if (clause.length >= most * fewestKept) return clause
  const words = text.split(' ')
  while (words.length > 0 && (words.join(' ').length > most || isHanging(words.at(-1) ?? '', language)))
    words.pop()
  return trimmed(words.join(' '))
}

const turning: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:ne|n[’']|(?<!deux )pas|jamais|aucune?|sans|ni|mais|sauf)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:not|never|no|none|without|but|except)(?!\p{L})|n[’']t(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|ning[uú]n[ao]?|sin|ni|pero|salvo)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|nie|kein\p{L}*|ohne|aber|außer)(?!\p{L})/iu,
}

/** The same of a sentence that is read by itself; empty where what is left out would turn it round. */
export const sentenceShortened = (text: string, most: number, language: Language): string => {
  const short = shortened(text, most, language)
  return turning[language].test(text.slice(short.length)) ? '' : short
}

const isHanging = (word: string, language: Language): boolean =>
  !/[\p{L}\p{N}]/u.test(word) ||
  comparable(word)
    .split(' ')
    .every((one) => stopWords[language].has(one) || one === '')

const trimmed = (text: string): string => text.replace(/[\s,;:–-]+$/u, '')

const clauseWithin = (text: string, most: number): string => {
  const ends = [...text.slice(0, most + 1).matchAll(/[,;:](?=\s)|\s[–(]/gu)].map(({ index }) => index)
  const clause = trimmed(text.slice(0, ends.at(-1) ?? 0))
  // A bracket that opened is not left open.
  return (clause.match(/[(«“]/gu)?.length ?? 0) === (clause.match(/[)»”]/gu)?.length ?? 0) ? clause : ''
}
