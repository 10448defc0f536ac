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
  return turnsRound(text.slice(short.length), language) ? '' : short
}

/** Whether what is left out would have said the opposite. */
export const turnsRound = (rest: string, language: Language): boolean => turning[language].test(rest)

const isHanging = (word: string, language: Language): boolean =>
  !/[\p{L}\p{N}]/u.test(word) ||
  comparable(word)
    .split(' ')
    .every((one) => stopWords[language].has(one) || one === '')

export const trimmed = (text: string): string => text.replace(/[\s,;:–-]+$/u, '')

const clauseWithin = (text: string, most: number): string => {
  const ends = [...text.slice(0, most + 1).matchAll(/[,;:](?=\s)|\s[–(]/gu)].map(({ index }) => index)
  const clause = trimmed(text.slice(0, ends.at(-1) ?? 0))
  // A bracket that opened is not left open.
  return (clause.match(/[(«“]/gu)?.length ?? 0) === (clause.match(/[)»”]/gu)?.length ?? 0) ? clause : ''
}

/** Where a phrase of its own begins, and what stands before it is whole; a German clause keeps its verb for its end. */
const phraseBegins: Readonly<Record<Language, RegExp>> = {
  fr: /\s(?=(?:et|ou|mais|puis|qui|que|où|pour|avec|sans|dans|depuis|jusqu[’']\p{L}+|grâce|afin|car|parce|sous|chez|pendant|avant|après|par)\s)/giu,
  en: /\s(?=(?:and|or|but|then|which|that|who|where|for|with|without|in|at|on|since|until|because|under|during|before|after|by|from)\s)/giu,
  es: /\s(?=(?:y|e|o|pero|que|donde|para|con|sin|en|desde|hasta|porque|bajo|durante|antes|después|por)\s)/giu,
  de: /\s(?=(?:und|oder|aber|sowie)\s)/giu,
}
/** What would end there waits for what is left out. */
const waiting: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|peut|peuvent|doit|fait|font|sera|plus|très|aussi|bien|tout|chaque|même|deux|trois|et|ou|reste|redevient|ceux|celles)$/iu,
  en: /(?<!\p{L})(?:is|are|was|were|has|have|can|will|must|may|more|very|every|each|two|three|and|or|not|take|takes|makes?|get|gets|anyone|everyone|those)$/iu,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|puede|hay|más|muy|cada|dos|tres|y|o|tiene|hace|quienes)$/iu,
  de: /(?<!\p{L})(?:ist|sind|hat|haben|wird|werden|kann|können|wurde|mehr|sehr|jede[nrs]?|zwei|drei|und|oder|Sie|wir|bekommen|machen|alle|jene)$/iu,
}
const halfVerb =
  /(?<!\p{L})(?:hat|haben|wird|werden|wurden?|kann|können|muss|müssen|soll|sollen|bekommen|ist|sind)(?!\p{L})/u
const fewestOfClause = 15

/** Where a clause or a phrase of a line ends, the last first. */
export const phraseEnds = (line: string, language: Language): number[] =>
  [...line.matchAll(/[,;:](?=\s)|\s[–(]/gu), ...line.matchAll(phraseBegins[language])]
    .map(({ index }) => index)
    .sort((one, other) => other - one)

/** A line in so many letters, whole or up to where a clause or a phrase of it ends; empty where it has none that stands. */
export const clauseOf = (line: string, most: number, language: Language): string => {
  if (line.length <= most) return line
  const ends = phraseEnds(line, language).filter((index) => index <= most)
  return (
    ends
      .map((end) => trimmed(line.slice(0, end)))
      .find((head) => isClause(head, language) && !turnsRound(line.slice(head.length), language)) ?? ''
  )
}

export const isClause = (head: string, language: Language): boolean => {
  const last = head.split(' ').at(-1) ?? ''
  const isOpen = (head.match(/[(«“„]/gu)?.length ?? 0) > (head.match(/[)»”]/gu)?.length ?? 0)
  return (
    head.length >= fewestOfClause &&
    head.includes(' ') &&
    !isOpen &&
    !isHanging(last, language) &&
    !waiting[language].test(head) &&
    !(language === 'de' && halfVerb.test(head)) &&
    !/^(?:et|ou|and|or|y|o|und|oder)\s/iu.test(head)
  )
}
