// What a picture says largest: a whole clause, or a noun phrase; never a subject without its verb or a verb without its object.
import type { Language } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'
import { hasSureVerb, hasVerb } from '../words/has-verb.ts'
import { saysWhen, saysWhenOrWhere } from '../words/says-when.ts'
import { stopWords } from '../words/stop-words.ts'
import { isClause, phraseEnds, trimmed, turnsRound } from './shorten.ts'

/** Between the words of a name: what stands before them names the thing already. */
const withinNames: Readonly<Record<Language, RegExp>> = {
  fr: /\s(?=(?:de|du|des|d[’']\p{L}+|à|au|aux|en|et|avec|pour)(?:\s|$))|\s(?=d[’'])/giu,
  en: /\s(?=(?:of|to|with|for|in|at|on|and|from|by)\s)/giu,
  es: /\s(?=(?:de|del|a|al|en|y|con|para)\s)/giu,
  de: /\s(?=(?:für|mit|aus|von|vom|im|in|bei|zum|zur|und|ohne|am|an|auf)\s)/gu,
}

const fewestOfName = 6

/** A name in so many letters and words, whole or up to where a phrase of it ends; empty where it is a sentence that is too long. */
export const nameShortened = (
  name: string,
  { letters, words = Infinity }: { readonly letters: number; readonly words?: number },
  language: Language,
): string => {
  const isShort = (text: string) => text.length <= letters && text.split(' ').length <= words
  if (isShort(name)) return name
  // A name within a name is not cut, and of a name that says what is done nothing is left out.
  if (/[«“„"]/u.test(name) || hasSureVerb(name, language)) return ''
  const ends = [...phraseEnds(name, language), ...placesOf(name, withinNames[language])].sort(
    (one, other) => other - one,
  )
  const heads = ends.map((end) => trimmed(name.slice(0, end)))
  return (
    heads.find((head) => isShort(head) && head.length >= fewestOfName && isNamePhrase(head, language)) ?? ''
  )
}

/** A sentence in so many letters, whole or as a clause of its own with its verb and more behind it; else empty. */
export const sentenceHeadline = (sentence: string, letters: number, language: Language): string => {
  const line = sentence.replace(/[.]$/u, '')
  if (line.length <= letters) return line
  const ends = phraseEnds(line, language).filter((index) => index <= letters)
  const isSentence = hasVerb(line, language)
  return (
    ends
      .map((end) => trimmed(line.slice(0, end)))
      .find(
        (head) =>
          isClause(head, language) &&
          !beginsAside(head) &&
          !turnsRound(line.slice(head.length), language) &&
          (!isSentence || doesSomething(head, language)),
      ) ?? ''
  )
}

/** It has a verb, and something behind it: “Les enfants façonnent” waits for what. */
const doesSomething = (head: string, language: Language): boolean =>
  hasSureVerb(head.split(' ').slice(0, -1).join(' '), language)

const isNamePhrase = (head: string, language: Language): boolean => {
  const last = comparable(head.split(' ').at(-1) ?? '')
  return last !== '' && !last.split(' ').every((word) => stopWords[language].has(word)) && !beginsAside(head)
}

const beginsAside = (head: string): boolean => saysWhen.test(head) || saysWhenOrWhere.test(head)

const placesOf = (text: string, form: RegExp): number[] => [...text.matchAll(form)].map(({ index }) => index)
